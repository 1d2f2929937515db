; A name means something else after `@`, `%` and `$`, and before its use as a type.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

%x = type { i32 }
$x = comdat any
@x = global %x zeroinitializer, comdat

define void @f(%x %x) {
  %y = extractvalue %x %x, 0
  store i32 %y, ptr @x, align 4
  ret void
}

!x = !{}

; CHECK lines are written by BLESS=1
; CHECK: %x = type { i32 }
; CHECK-NEXT: $x = comdat any
; CHECK-NEXT: @x = global %x zeroinitializer, comdat
; CHECK-NEXT: define void @f(%x %x) {
; CHECK-NEXT:   %y = extractvalue %x %x, 0
; CHECK-NEXT:   store i32 %y, ptr @x, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !x = !{}

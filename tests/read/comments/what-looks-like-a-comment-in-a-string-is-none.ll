; Strings hold `;`, `/*`, braces and line ends.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = constant [7 x i8] c"; /* */"
@"; b" = global i32 0
@c = constant [3 x i8] c"a
b"

define void @f() section "; }" {
  call void asm "; comment {
}", ""()
  ret void
}

!0 = !{!"; } */"}

; CHECK lines are written by BLESS=1
; CHECK: @a = constant [7 x i8] c"; /* */"
; CHECK-NEXT: @"; b" = global i32 0
; CHECK-NEXT: @c = constant [3 x i8] c"a
; CHECK-NEXT: b"
; CHECK-NEXT: define void @f() section "; }" {
; CHECK-NEXT:   call void asm "; comment {
; CHECK-NEXT: }", ""()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{!"; } */"}

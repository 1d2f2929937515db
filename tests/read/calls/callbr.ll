; Assembly that may jump.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define i32 @f(i32 %x) {
  callbr void asm sideeffect "jmp ${0:l}", "!i"()
          to label %a [label %b]
a:
  %1 = callbr i32 asm "", "=r,r,!i,!i"(i32 %x) nounwind
          to label %c [label %b, label %d], !srcloc !0
b:
  ret i32 1
c:
  ret i32 %1
d:
  callbr void asm "", ""()
          to label %b []
}

!0 = !{i64 1}

; CHECK lines are written by BLESS=1
; CHECK: define i32 @f(i32 %x) {
; CHECK-NEXT:   callbr void asm sideeffect "jmp ${0:l}", "!i"()
; CHECK-NEXT:           to label %a [label %b]
; CHECK-NEXT: a:
; CHECK-NEXT:   %1 = callbr i32 asm "", "=r,r,!i,!i"(i32 %x) nounwind
; CHECK-NEXT:           to label %c [label %b, label %d], !srcloc !0
; CHECK-NEXT: b:
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: c:
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: d:
; CHECK-NEXT:   callbr void asm "", ""()
; CHECK-NEXT:           to label %b []
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i64 1}

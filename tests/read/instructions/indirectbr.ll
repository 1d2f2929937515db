; A jump to an address lists where it may go, which may be nowhere.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(ptr %p) {
  indirectbr ptr %p, [label %a, label %b]
a:
  indirectbr ptr blockaddress(@f, %b), [ label %b ]
b:
  indirectbr ptr %p, []
}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(ptr %p) {
; CHECK-NEXT:   indirectbr ptr %p, [label %a, label %b]
; CHECK-NEXT: a:
; CHECK-NEXT:   indirectbr ptr blockaddress(@f, %b), [label %b]
; CHECK-NEXT: b:
; CHECK-NEXT:   indirectbr ptr %p, []
; CHECK-NEXT: }

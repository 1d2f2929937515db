; The plain ends of a block.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @a() {
  ret void
}

define { i32, float } @b() {
  ret { i32, float } { i32 1, float 2.0 }
}

define void @c(i1 %x) {
entry:
  br i1 %x, label %then, label %else, !prof !0
then:
  br label %else
else:
  br i1 true, label %end, label %end
end:
  unreachable
}

!0 = !{!"branch_weights", i32 1, i32 2}

; CHECK lines are written by BLESS=1
; CHECK: define void @a() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define { i32, float } @b() {
; CHECK-NEXT:   ret { i32, float } { i32 1, float 2.0 }
; CHECK-NEXT: }
; CHECK-NEXT: define void @c(i1 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %x, label %then, label %else, !prof !0
; CHECK-NEXT: then:
; CHECK-NEXT:   br label %else
; CHECK-NEXT: else:
; CHECK-NEXT:   br i1 true, label %end, label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   unreachable
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{!"branch_weights", i32 1, i32 2}

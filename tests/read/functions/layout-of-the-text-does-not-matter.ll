; A body may stand on one line, and everything may be spread over many.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @a() { ret void }
define i32 @b(i32 %x) { %y = add i32 %x, 1 ret i32 %y }
define
void
@c
(
i32
%x
)
{
br
label
%next
next:
ret void
}
define void @d() { br label %e e: ret void } define void @e() { ret void }

; CHECK lines are written by BLESS=1
; CHECK: define void @a() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define i32 @b(i32 %x) {
; CHECK-NEXT:   %y = add i32 %x, 1
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-NEXT: define void @c(i32 %x) {
; CHECK-NEXT:   br label %next
; CHECK-NEXT: next:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @d() {
; CHECK-NEXT:   br label %e
; CHECK-NEXT: e:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @e() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

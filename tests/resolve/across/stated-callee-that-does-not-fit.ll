; RUN: opt -w %s
; The function that is stated returns a number, which the call takes for a pointer: nothing is known of it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define internal i64 @f(i64 %n) noinline {
  ret i64 %n
}
define ptx_kernel void @k(i1 %c, ptr %p, ptr %a, i64 %n) {
  %r = call ptr %p(i64 %n), !callees !0
  %q = select i1 %c, ptr %r, ptr %a
  store i32 1, ptr %q
  ret void
}
!0 = !{ptr @f}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define internal i64 @f(i64 %n) noinline {
; CHECK-NEXT:   ret i64 %n
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(i1 %c, ptr %p, ptr %a, i64 %n) {
; CHECK-NEXT:   %r = call ptr %p(i64 %n), !callees !0
; CHECK-NEXT:   %q = select i1 %c, ptr %r, ptr %a
; CHECK-NEXT:   store i32 1, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{ptr @f}
; CHECK-EMPTY:

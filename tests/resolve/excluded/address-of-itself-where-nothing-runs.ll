; RUN: opt -w --check %s
; Where control never comes a value may be computed from itself: who looks for what an address was computed from comes to an end.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %out) {
  ret void
never:
  %p = getelementptr i8, ptr %p, i64 1
  %v = load i32, ptr %p, align 4, !noalias.addrspace !0
  store i32 %v, ptr %p, align 4, !noalias.addrspace !0
  br label %never
}

define void @f(ptr %out) {
  ret void
never:
  %q = getelementptr i8, ptr %p, i64 1
  %p = getelementptr i8, ptr %q, i64 1
  %v = load i32, ptr %p, align 4, !noalias.addrspace !0
  br label %never
}

!0 = !{i32 5, i32 6}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: never:
; CHECK-NEXT:   %p = getelementptr i8, ptr %p, i64 1
; CHECK-NEXT:   %v = load i32, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %v, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   br label %never
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %out) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: never:
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 1
; CHECK-NEXT:   %p = getelementptr i8, ptr %q, i64 1
; CHECK-NEXT:   %v = load i32, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   br label %never
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

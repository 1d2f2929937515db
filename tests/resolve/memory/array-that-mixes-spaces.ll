; RUN: opt %s
; One element is shared, the other global. With a constant index that is clear; with a variable one the store
; stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, i64 %i) {
  %parts = alloca [2 x ptr], align 8
  store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr %parts, align 8
  %second = getelementptr inbounds [2 x ptr], ptr %parts, i64 0, i64 1
  store ptr %g, ptr %second, align 8
  %p = load ptr, ptr %parts, align 8
  store i32 1, ptr %p, align 4
  %q = load ptr, ptr %second, align 8
  store i32 2, ptr %q, align 4
  %any = getelementptr inbounds [2 x ptr], ptr %parts, i64 0, i64 %i
  %r = load ptr, ptr %any, align 8
  store i32 3, ptr %r, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @a = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i64 %i) {
; CHECK-NEXT:   %parts = alloca [2 x ptr], align 8
; CHECK-NEXT:   %parts.local = addrspacecast ptr %parts to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspace(5) %parts.local, align 8
; CHECK-NEXT:   %second = getelementptr inbounds [2 x ptr], ptr addrspace(5) %parts.local, i64 0, i64 1
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %second, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %parts.local, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %second, align 8
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %q.global, align 4
; CHECK-NEXT:   %any = getelementptr inbounds [2 x ptr], ptr addrspace(5) %parts.local, i64 0, i64 %i
; CHECK-NEXT:   %r = load ptr, ptr addrspace(5) %any, align 8
; CHECK-NEXT:   store i32 3, ptr %r, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

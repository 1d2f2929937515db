; RUN: opt %s
; The second element is copied over the first within one array. Fields join what they ever held: the first
; store stays generic, the second becomes global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g) {
  %pair = alloca [2 x ptr], align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %pair, align 8
  %second = getelementptr inbounds i8, ptr %pair, i64 8
  store ptr %g, ptr %second, align 8
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %pair, ptr align 8 %second, i64 8, i1 false)
  %p = load ptr, ptr %pair, align 8
  store i32 1, ptr %p, align 4
  %q = load ptr, ptr %second, align 8
  store i32 2, ptr %q, align 4
  ret void
}

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %pair = alloca [2 x ptr], align 8
; CHECK-NEXT:   %pair.local = addrspacecast ptr %pair to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %pair.local, align 8
; CHECK-NEXT:   %second = getelementptr inbounds i8, ptr addrspace(5) %pair.local, i64 8
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %second, align 8
; CHECK-NEXT:   call void @llvm.memmove.p5.p5.i64(ptr addrspace(5) align 8 %pair.local, ptr addrspace(5) align 8 %second, i64 8, i1 false)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %pair.local, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %second, align 8
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %q.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memmove.p5.p5.i64(ptr addrspace(5) writeonly captures(none), ptr addrspace(5) readonly captures(none), i64, i1 immarg)
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

; RUN: opt -w %s
; Half of the second pointer is copied: what is there then is neither of both.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [4 x i32] undef
@t = internal addrspace(3) global [4 x i32] undef

define ptx_kernel void @k(ptr %g, i32 %i) {
  %a = alloca [2 x ptr]
  %b = alloca [2 x ptr]
  %a1 = getelementptr inbounds ptr, ptr %a, i64 1
  %b1 = getelementptr inbounds ptr, ptr %b, i64 1
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %a
  store ptr addrspacecast (ptr addrspace(3) @t to ptr), ptr %a1
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %b
  store ptr %g, ptr %b1
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 12, i1 false)
  %p = load ptr, ptr %b
  store i32 %i, ptr %p
  %q = load ptr, ptr %b1
  store i32 %i, ptr %q
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-NEXT: @t = internal addrspace(3) global [4 x i32] undef
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i32 %i) {
; CHECK-NEXT:   %a = alloca [2 x ptr]
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   %b = alloca [2 x ptr]
; CHECK-NEXT:   %b.local = addrspacecast ptr %b to ptr addrspace(5)
; CHECK-NEXT:   %a1 = getelementptr inbounds ptr, ptr addrspace(5) %a.local, i64 1
; CHECK-NEXT:   %b1 = getelementptr inbounds ptr, ptr addrspace(5) %b.local, i64 1
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %a.local
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @t to ptr), ptr addrspace(5) %a1
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %b.local
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %b1
; CHECK-NEXT:   call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) %b.local, ptr addrspace(5) %a.local, i64 12, i1 false)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %b.local
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 %i, ptr addrspace(3) %p.shared
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %b1
; CHECK-NEXT:   store i32 %i, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5), ptr addrspace(5), i64, i1)
; CHECK-EMPTY:

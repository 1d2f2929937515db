; RUN: opt -w %s
; %f is any one address: whoever asks about it is told the same, also by way of %q.
target triple = "nvptx64-nvidia-cuda"
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.isspacep.local(ptr)
@s = internal addrspace(3) global [64 x i32] undef
define ptx_kernel void @k(ptr %out, i1 %c) {
  %f = freeze ptr poison
  %q = select i1 %c, ptr %f, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  %a = call i1 @llvm.nvvm.isspacep.shared(ptr %f)
  %b = call i1 @llvm.nvvm.isspacep.global(ptr %f)
  %d = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
  %e = call i1 @llvm.nvvm.isspacep.local(ptr %f)
  %w = and i1 %a, %b
  store i1 %w, ptr %out
  store i1 %d, ptr %out
  store i1 %e, ptr %out
  %z = xor i1 %a, %d
  store i1 %z, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.local(ptr)
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %f = freeze ptr poison
; CHECK-NEXT:   %q = select i1 %c, ptr %f, ptr addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT:   %a = call i1 @llvm.nvvm.isspacep.shared(ptr %f)
; CHECK-NEXT:   %b = call i1 @llvm.nvvm.isspacep.global(ptr %f)
; CHECK-NEXT:   %d = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
; CHECK-NEXT:   %e = call i1 @llvm.nvvm.isspacep.local(ptr %f)
; CHECK-NEXT:   %w = and i1 %a, %b
; CHECK-NEXT:   store i1 %w, ptr addrspace(1) %out.global
; CHECK-NEXT:   store i1 %d, ptr addrspace(1) %out.global
; CHECK-NEXT:   store i1 %e, ptr addrspace(1) %out.global
; CHECK-NEXT:   %z = xor i1 %a, %d
; CHECK-NEXT:   store i1 %z, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

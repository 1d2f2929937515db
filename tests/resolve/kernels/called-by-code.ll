; RUN: opt -w %s
; LLVM inlines @inner into @outer, where its argument is in shared memory.
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @inner(ptr %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %g = getelementptr i32, ptr %p, i32 %t
  store i32 %t, ptr %g
  ret void
}
define ptx_kernel void @outer(ptr %out) {
  call ptx_kernel void @inner(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  call void @llvm.nvvm.barrier0()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = xor i32 %t, 1
  %h = getelementptr i32, ptr addrspace(3) @s, i32 %x
  %v = load i32, ptr addrspace(3) %h
  store i32 %v, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: declare void @llvm.nvvm.barrier0()
; CHECK-NEXT: declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: define ptx_kernel void @inner(ptr %p) {
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %g = getelementptr i32, ptr %p, i32 %t
; CHECK-NEXT:   store i32 %t, ptr %g
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @outer(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   call ptx_kernel void @inner(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   call void @llvm.nvvm.barrier0()
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %x = xor i32 %t, 1
; CHECK-NEXT:   %h = getelementptr i32, ptr addrspace(3) @s, i32 %x
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %h
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

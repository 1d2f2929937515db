; RUN: opt -w %s
; Whoever reads the surface makes a pointer of the offset, and stores another address in @s.
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global ptr undef
@t = internal addrspace(3) global [64 x i32] undef
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.sust.b.1d.i32.trap(i64, i32, i32)
declare i32 @llvm.nvvm.suld.1d.i32.trap(i64, i32)
declare void @llvm.nvvm.barrier0()
define ptx_kernel void @k(ptr %out, i64 %surf) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %tid, 0
  store ptr %out, ptr addrspace(3) @s
  %n = ptrtoint ptr addrspace(3) @s to i32
  call void @llvm.nvvm.sust.b.1d.i32.trap(i64 %surf, i32 0, i32 %n)
  call void @llvm.nvvm.barrier0()
  %y = call i32 @llvm.nvvm.suld.1d.i32.trap(i64 %surf, i32 0)
  %q = inttoptr i32 %y to ptr addrspace(3)
  store ptr addrspacecast (ptr addrspace(3) @t to ptr), ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0()
  %p = load ptr, ptr addrspace(3) @s
  store i32 7, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global ptr undef
; CHECK-NEXT: @t = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: declare void @llvm.nvvm.sust.b.1d.i32.trap(i64, i32, i32)
; CHECK-NEXT: declare i32 @llvm.nvvm.suld.1d.i32.trap(i64, i32)
; CHECK-NEXT: declare void @llvm.nvvm.barrier0()
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i64 %surf) {
; CHECK-NEXT:   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %c = icmp eq i32 %tid, 0
; CHECK-NEXT:   store ptr %out, ptr addrspace(3) @s
; CHECK-NEXT:   %n = ptrtoint ptr addrspace(3) @s to i32
; CHECK-NEXT:   call void @llvm.nvvm.sust.b.1d.i32.trap(i64 %surf, i32 0, i32 %n)
; CHECK-NEXT:   call void @llvm.nvvm.barrier0()
; CHECK-NEXT:   %y = call i32 @llvm.nvvm.suld.1d.i32.trap(i64 %surf, i32 0)
; CHECK-NEXT:   %q = inttoptr i32 %y to ptr addrspace(3)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @t to ptr), ptr addrspace(3) %q
; CHECK-NEXT:   call void @llvm.nvvm.barrier0()
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) @s
; CHECK-NEXT:   store i32 7, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

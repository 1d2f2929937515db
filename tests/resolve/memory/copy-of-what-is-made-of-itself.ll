; RUN: opt -w %s
; What is never computed may be made of itself: whoever looks where it comes from has to stop.

target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(3) global [2 x ptr] undef, align 16
define ptx_kernel void @k(i64 %i) {
  ret void
dead:
  %a = addrspacecast ptr addrspace(5) %b to ptr
  %b = addrspacecast ptr %a to ptr addrspace(5)
  call void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) @table, ptr %a, i64 16, i1 false)
  br label %dead
}
declare void @llvm.memcpy.p3.p0.i64(ptr addrspace(3), ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @table = internal addrspace(3) global [2 x ptr] undef, align 16
; CHECK-NEXT: define ptx_kernel void @k(i64 %i) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: dead:
; CHECK-NEXT:   %a = addrspacecast ptr addrspace(5) %b to ptr
; CHECK-NEXT:   %b = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memcpy.p3.p5.i64(ptr addrspace(3) @table, ptr addrspace(5) %b, i64 16, i1 false)
; CHECK-NEXT:   br label %dead
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.memcpy.p3.p0.i64(ptr addrspace(3), ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p3.p5.i64(ptr addrspace(3), ptr addrspace(5), i64, i1)
; CHECK-EMPTY:

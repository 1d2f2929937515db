; RUN: opt -w %s
; Whoever reads the surface calls @g with anything.
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
@fp = internal addrspace(1) global i64 0
define internal void @f(ptr %p) {
  store i32 5, ptr %p
  ret void }
define internal void @g(ptr %p) {
  store i32 5, ptr %p
  ret void }
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare void @llvm.nvvm.sust.b.1d.i64.trap(i64, i32, i64)
declare i64 @llvm.nvvm.suld.1d.i64.trap(i64, i32)
define ptx_kernel void @k(ptr %out, i64 %surf, i1 %c) {
  call void @llvm.nvvm.sust.b.1d.i64.trap(i64 %surf, i32 0, i64 ptrtoint (ptr @g to i64))
  %y = call i64 @llvm.nvvm.suld.1d.i64.trap(i64 %surf, i32 0)
  %q = inttoptr i64 %y to ptr
  call void %q(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  call void @g(ptr %out)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @fp = internal addrspace(1) global i64 0
; CHECK-NEXT: define internal void @f(ptr %p) {
; CHECK-NEXT:   store i32 5, ptr %p
; CHECK-NEXT:   ret void }
; CHECK-NEXT: define internal void @g(ptr %p) {
; CHECK-NEXT:   store i32 5, ptr %p
; CHECK-NEXT:   ret void }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @g.global(ptr addrspace(1) %p) "spacecast-copy" {
; CHECK-NEXT:   store i32 5, ptr addrspace(1) %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
; CHECK-NEXT: declare void @llvm.nvvm.sust.b.1d.i64.trap(i64, i32, i64)
; CHECK-NEXT: declare i64 @llvm.nvvm.suld.1d.i64.trap(i64, i32)
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i64 %surf, i1 %c) {
; CHECK-NEXT:   call void @llvm.nvvm.sust.b.1d.i64.trap(i64 %surf, i32 0, i64 ptrtoint (ptr @g to i64))
; CHECK-NEXT:   %y = call i64 @llvm.nvvm.suld.1d.i64.trap(i64 %surf, i32 0)
; CHECK-NEXT:   %q = inttoptr i64 %y to ptr
; CHECK-NEXT:   call void %q(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   call void @g.global(ptr addrspace(1) %out.global)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; Nobody can write a constant. Where an address may be that of one, a store goes elsewhere, and the constant holds what
; its initialiser says.
; RUN: opt -w %s
target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@cells = internal addrspace(3) global [8 x i32] undef, align 16
@table = internal addrspace(4) constant [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @cells to ptr), ptr addrspacecast (ptr addrspace(3) @cells to ptr)], align 16

define ptx_kernel void @k(ptr %out, i1 %c) {
  %to = select i1 %c, ptr addrspacecast (ptr addrspace(4) @table to ptr), ptr %out
  call void @llvm.memset.p0.i64(ptr %to, i8 3, i64 8, i1 false)
  %held = load ptr, ptr addrspace(4) @table, align 8
  store i32 1, ptr %held, align 4
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @cells = internal addrspace(3) global [8 x i32] undef, align 16
; CHECK-NEXT: @table = internal addrspace(4) constant [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @cells to ptr), ptr addrspacecast (ptr addrspace(3) @cells to ptr)], align 16
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i1 %c) {
; CHECK-NEXT:   %to = select i1 %c, ptr addrspacecast (ptr addrspace(4) @table to ptr), ptr %out
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %to, i8 3, i64 8, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   %held = load ptr, ptr addrspace(4) @table, align 8
; CHECK-NEXT:   %held.shared = addrspacecast ptr %held to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %held.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 5, i32 6, i32 7, i32 8}
; CHECK-EMPTY:

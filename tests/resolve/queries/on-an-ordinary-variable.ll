; RUN: opt %s
; A variable in space 0 is placed in global memory by the back end. The load becomes global; at least the
; shared and local queries are false.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4

define ptx_kernel void @k(ptr %out, i64 %i) {
  %p = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %i
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %l = call i1 @llvm.nvvm.isspacep.local(ptr %p)
  %any = or i1 %s, %l
  %v = zext i1 %any to i32
  %t = load i32, ptr %p, align 4
  %w = add i32 %v, %t
  store i32 %w, ptr %out, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.local(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i64 %i) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %p = getelementptr inbounds [4 x i32], ptr addrspace(1) addrspacecast (ptr @table to ptr addrspace(1)), i64 0, i64 %i
; CHECK-NEXT:   %v = zext i1 false to i32
; CHECK-NEXT:   %t = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   %w = add i32 %v, %t
; CHECK-NEXT:   store i32 %w, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.local(ptr captures(none))
; CHECK-EMPTY:

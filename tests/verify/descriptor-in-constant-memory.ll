; cicc wants it in global memory.
; RUN: not spacecast verify --rules cicc %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.1d(ptr, i32, i64, i1)

@map = internal addrspace(4) global [128 x i8] undef, align 64

define void @f() {
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.1d(ptr addrspacecast (ptr addrspace(4) @map to ptr), i32 0, i64 0, i1 false)
  ret void
}

; CHECK: a tensor map must be in global memory, not constant [descriptor-space] in `f`

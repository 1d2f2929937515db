; The space that a copy names is that of the tensor; its map is where the parameter is.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [1024 x i8] undef, align 128
@bar = internal addrspace(3) global i64 undef, align 8

%map = type { [16 x i64] }

define ptx_kernel void @k(ptr byval(%map) align 64 "nvvm.grid_constant" %m, i32 %x) {
  %d = addrspacecast ptr addrspace(3) @tile to ptr addrspace(7)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7) %d, ptr addrspace(3) @bar, ptr %m, i32 %x, i16 0, i64 0, i1 0, i1 0, i32 0)
  call void @llvm.nvvm.cp.async.bulk.tensor.s2g.tile.1d(ptr addrspace(3) @tile, ptr %m, i32 %x, i64 0, i1 0)
  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.1d(ptr %m, i32 %x, i64 0, i1 0)
  ret void
}

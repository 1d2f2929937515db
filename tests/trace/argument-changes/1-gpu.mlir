// A memref of the workgroup becomes a pointer to global memory.
gpu.module @m {
  gpu.func @k(%p: memref<4xf32, #gpu.address_space<workgroup>>, %q: memref<4xf32, 1>) kernel {
    gpu.return
  }
}

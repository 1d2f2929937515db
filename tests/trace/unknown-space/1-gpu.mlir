gpu.module @m {
  memref.global "private" @v : memref<4xf32, #spirv.storage_class<Workgroup>> = uninitialized
  gpu.func @k(%p: memref<4xf32, 2>, %q: memref<4xf32>) kernel {
    gpu.return
  }
}

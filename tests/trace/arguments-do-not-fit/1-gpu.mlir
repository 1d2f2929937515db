gpu.module @m {
  gpu.func @count(%p: memref<4xf32, 1>, %q: memref<?xf32, 1>) kernel {
    gpu.return
  }
  gpu.func @number(%p: memref<4xf32, 1>, %n: i64) kernel {
    gpu.return
  }
}

// Two modules have a kernel of the same name, and a kernel is missing later.
gpu.module @a {
  gpu.func @k(%p: memref<4xf32, 1>) kernel {
    gpu.return
  }
  gpu.func @gone(%p: memref<4xf32, 1>) kernel {
    gpu.return
  }
}
gpu.module @b {
  gpu.func @k(%p: memref<4xf32, 1>, %n: index) kernel {
    gpu.return
  }
  gpu.func @"with.dot"(%p: memref<4xf32, 1>) kernel {
    gpu.return
  }
}
memref.global "private" @host : memref<4xf32, 9> = uninitialized

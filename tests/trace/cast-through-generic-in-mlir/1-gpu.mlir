gpu.module @m {
  gpu.func @l(%p: memref<4xf32, #gpu.address_space<global>>, %v: f32, %i: index) kernel {
    %g = memref.memory_space_cast %p : memref<4xf32, #gpu.address_space<global>> to memref<4xf32>
    %s = memref.memory_space_cast %g : memref<4xf32> to memref<4xf32, #gpu.address_space<workgroup>>
    memref.store %v, %s[%i] : memref<4xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
}

// A block reverses its part of a vector by way of shared memory.
gpu.module @kernels {
  gpu.func @reverse(%in: memref<?xf32, #gpu.address_space<global>>,
                    %out: memref<?xf32, #gpu.address_space<global>>, %n: index)
      workgroup(%tile : memref<256xf32, #gpu.address_space<workgroup>>)
      private(%mine : memref<4xf32, #gpu.address_space<private>>)
      kernel {
    %c3 = arith.constant 3 : index
    %i = gpu.thread_id x
    %v = memref.load %in[%i] : memref<?xf32, #gpu.address_space<global>>
    memref.store %v, %tile[%i] : memref<256xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %j = arith.subi %n, %i : index
    %w = memref.load %tile[%j] : memref<256xf32, #gpu.address_space<workgroup>>
    %k = arith.andi %j, %c3 : index
    memref.store %w, %mine[%k] : memref<4xf32, #gpu.address_space<private>>
    %x = memref.load %mine[%c3] : memref<4xf32, #gpu.address_space<private>>
    memref.store %x, %out[%i] : memref<?xf32, #gpu.address_space<global>>
    gpu.return
  }
}

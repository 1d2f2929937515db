module {
  gpu.module @kernels {
    gpu.func @reverse(%arg0: memref<?xf32, #gpu.address_space<global>>, %arg1: memref<?xf32, #gpu.address_space<global>>, %arg2: index) workgroup(%arg3 : memref<256xf32, #gpu.address_space<workgroup>>) private(%arg4 : memref<4xf32, #gpu.address_space<private>>) kernel {
      %c3 = arith.constant 3 : index
      %thread_id_x = gpu.thread_id  x
      %0 = memref.load %arg0[%thread_id_x] : memref<?xf32, #gpu.address_space<global>>
      memref.store %0, %arg3[%thread_id_x] : memref<256xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %1 = arith.subi %arg2, %thread_id_x : index
      %2 = memref.load %arg3[%1] : memref<256xf32, #gpu.address_space<workgroup>>
      %3 = arith.andi %1, %c3 : index
      memref.store %2, %arg4[%3] : memref<4xf32, #gpu.address_space<private>>
      %4 = memref.load %arg4[%c3] : memref<4xf32, #gpu.address_space<private>>
      memref.store %4, %arg1[%thread_id_x] : memref<?xf32, #gpu.address_space<global>>
      gpu.return
    }
  }
}


module {
  gpu.module @kernels {
    memref.global "private" constant @weights : memref<4xf32, 4> = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]>
    memref.global "private" @scratch.tile : memref<64xf32, 3> = uninitialized
    memref.global @counter : memref<1xi32> = dense<0>
    gpu.func @scale(%arg0: memref<64xf32, 1>, %arg1: memref<64xf32>, %arg2: i32) kernel {
      %c0 = arith.constant 0 : index
      %thread_id_x = gpu.thread_id  x
      %0 = memref.get_global @scratch.tile : memref<64xf32, 3>
      %1 = memref.get_global @weights : memref<4xf32, 4>
      %2 = memref.get_global @counter : memref<1xi32>
      %3 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
      %view = memref.view %3[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
      %4 = memref.atomic_rmw addi %arg2, %2[%c0] : (i32, memref<1xi32>) -> i32
      %5 = memref.load %arg0[%thread_id_x] : memref<64xf32, 1>
      memref.store %5, %0[%thread_id_x] : memref<64xf32, 3>
      memref.store %5, %view[%thread_id_x] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %6 = memref.load %0[%c0] : memref<64xf32, 3>
      %7 = memref.load %1[%thread_id_x] : memref<4xf32, 4>
      %8 = memref.load %view[%c0] : memref<64xf32, #gpu.address_space<workgroup>>
      %9 = arith.mulf %6, %7 : f32
      %10 = arith.addf %9, %8 : f32
      memref.store %10, %arg1[%thread_id_x] : memref<64xf32>
      gpu.return
    }
  }
}


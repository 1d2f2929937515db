// Variables in three memories, dynamic shared memory, and an argument that says nothing.
gpu.module @kernels {
  memref.global "private" constant @weights : memref<4xf32, 4> = dense<[1.0, 2.0, 3.0, 4.0]>
  memref.global "private" @scratch.tile : memref<64xf32, 3> = uninitialized
  memref.global @counter : memref<1xi32> = dense<0>
  gpu.func @scale(%in: memref<64xf32, 1>, %out: memref<64xf32>, %n: i32) kernel {
    %c0 = arith.constant 0 : index
    %i = gpu.thread_id x
    %tile = memref.get_global @scratch.tile : memref<64xf32, 3>
    %w = memref.get_global @weights : memref<4xf32, 4>
    %count = memref.get_global @counter : memref<1xi32>
    %bytes = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %dynamic = memref.view %bytes[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
    %old = memref.atomic_rmw addi %n, %count[%c0] : (i32, memref<1xi32>) -> i32
    %v = memref.load %in[%i] : memref<64xf32, 1>
    memref.store %v, %tile[%i] : memref<64xf32, 3>
    memref.store %v, %dynamic[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %x = memref.load %tile[%c0] : memref<64xf32, 3>
    %y = memref.load %w[%i] : memref<4xf32, 4>
    %z = memref.load %dynamic[%c0] : memref<64xf32, #gpu.address_space<workgroup>>
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %p, %z : f32
    memref.store %q, %out[%i] : memref<64xf32>
    gpu.return
  }
}

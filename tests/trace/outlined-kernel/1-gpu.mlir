module attributes {gpu.container_module} {
  memref.global "private" constant @table : memref<4xf32> = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]>
  func.func @transpose(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>, %arg3: memref<*xf32>, %arg4: f32) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @transpose_kernel::@transpose_kernel blocks in (%c32, %c32, %c1) threads in (%c32, %c32, %c1)  args(%arg0 : memref<?x?xf32, strided<[?, 1], offset: ?>>, %c1 : index, %c32 : index, %arg4 : f32, %arg1 : memref<?x?xf32>, %arg2 : memref<?x?xf32>, %arg3 : memref<*xf32>)
    return
  }
  gpu.module @transpose_kernel {
    gpu.func @transpose_kernel(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: index, %arg2: index, %arg3: f32, %arg4: memref<?x?xf32>, %arg5: memref<?x?xf32>, %arg6: memref<*xf32>) workgroup(%arg7 : memref<32x32xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 32, 1>, known_grid_size = array<i32: 32, 32, 1>} {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = memref.load %arg0[%thread_id_x, %thread_id_y] : memref<?x?xf32, strided<[?, 1], offset: ?>>
      %1 = memref.get_global @table : memref<4xf32>
      %2 = memref.load %1[%thread_id_x] : memref<4xf32>
      %3 = arith.mulf %0, %2 : f32
      memref.store %3, %arg7[%thread_id_y, %thread_id_x] : memref<32x32xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %4 = scf.for %arg8 = %arg1 to %arg2 step %arg1 iter_args(%arg9 = %3) -> (f32) {
        %7 = memref.load %arg7[%arg8, %thread_id_x] : memref<32x32xf32, #gpu.address_space<workgroup>>
        %8 = arith.addf %arg9, %7 : f32
        scf.yield %8 : f32
      }
      %5 = arith.cmpf olt, %4, %arg3 : f32
      %6 = scf.if %5 -> (memref<?x?xf32, #gpu.address_space<global>>) {
        %memspacecast = memref.memory_space_cast %arg4 : memref<?x?xf32> to memref<?x?xf32, #gpu.address_space<global>>
        scf.yield %memspacecast : memref<?x?xf32, #gpu.address_space<global>>
      } else {
        %memspacecast = memref.memory_space_cast %arg5 : memref<?x?xf32> to memref<?x?xf32, #gpu.address_space<global>>
        scf.yield %memspacecast : memref<?x?xf32, #gpu.address_space<global>>
      }
      memref.store %4, %6[%thread_id_x, %thread_id_y] : memref<?x?xf32, #gpu.address_space<global>>
      %cast = memref.cast %arg6 : memref<*xf32> to memref<?xf32>
      memref.store %arg3, %cast[%thread_id_x] : memref<?xf32>
      gpu.return
    }
    memref.global "private" constant @table : memref<4xf32> = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]>
  }
}


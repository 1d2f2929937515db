// Aliases, a layout, a memref without rank, a cast, a branch that passes memrefs; the host's copy of the table is not
// the device's.
#shared = #gpu.address_space<workgroup>
!tile = memref<32x32xf32, #shared>
!global = memref<?x?xf32, #gpu.address_space<global>>
module attributes {gpu.container_module} {
  memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
  func.func @transpose(%a: memref<?x?xf32, strided<[?, 1], offset: ?>>, %b: memref<?x?xf32>, %c: memref<?x?xf32>,
                       %u: memref<*xf32>, %s: f32) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c32, %gy = %c32, %gz = %c1)
               threads(%tx, %ty, %tz) in (%lx = %c32, %ly = %c32, %lz = %c1)
               workgroup(%t : !tile) {
      %v = memref.load %a[%tx, %ty] : memref<?x?xf32, strided<[?, 1], offset: ?>>
      %table = memref.get_global @table : memref<4xf32>
      %w = memref.load %table[%tx] : memref<4xf32>
      %x = arith.mulf %v, %w : f32
      memref.store %x, %t[%ty, %tx] : !tile
      gpu.barrier
      %sum = scf.for %i = %c1 to %c32 step %c1 iter_args(%acc = %x) -> (f32) {
        %y = memref.load %t[%i, %tx] : !tile
        %z = arith.addf %acc, %y : f32
        scf.yield %z : f32
      }
      %less = arith.cmpf olt, %sum, %s : f32
      %to = scf.if %less -> (!global) {
        %g = memref.memory_space_cast %b : memref<?x?xf32> to !global
        scf.yield %g : !global
      } else {
        %g = memref.memory_space_cast %c : memref<?x?xf32> to !global
        scf.yield %g : !global
      }
      memref.store %sum, %to[%tx, %ty] : !global
      %f = memref.cast %u : memref<*xf32> to memref<?xf32>
      memref.store %s, %f[%tx] : memref<?xf32>
      gpu.terminator
    }
    return
  }
}

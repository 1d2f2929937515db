// Each argument comes to one store: through a loop, a choice, a call and its result, a view, a copy.
gpu.module @m {
  func.func @pass(%p: memref<4xf32, 1>) -> memref<4xf32, 1> {
    return %p : memref<4xf32, 1>
  }
  func.func @write(%p: memref<4xf32, 1>, %v: f32, %i: index) {
    memref.store %v, %p[%i] : memref<4xf32, 1>
    return
  }
  gpu.func @k(%loop: memref<4xf32, 1>, %one: memref<4xf32, 1>, %other: memref<4xf32, 1>, %called: memref<4xf32, 1>,
              %viewed: memref<4x4xf32, 1>, %copied: memref<4xf32, 1>, %v: f32, %i: index, %n: index, %c: i1) kernel {
    %last = scf.for %j = %i to %n step %n iter_args(%at = %loop) -> (memref<4xf32, 1>) {
      memref.store %v, %at[%j] : memref<4xf32, 1>
      scf.yield %at : memref<4xf32, 1>
    }
    %chosen = arith.select %c, %one, %other : memref<4xf32, 1>
    memref.store %v, %chosen[%i] : memref<4xf32, 1>
    %same = func.call @pass(%called) : (memref<4xf32, 1>) -> memref<4xf32, 1>
    func.call @write(%same, %v, %i) : (memref<4xf32, 1>, f32, index) -> ()
    %row = memref.subview %viewed[0, 0] [1, 4] [1, 1] : memref<4x4xf32, 1> to memref<4xf32, strided<[1]>, 1>
    %w = vector.load %row[%i] : memref<4xf32, strided<[1]>, 1>, vector<2xf32>
    %alloca = memref.alloca() : memref<4xf32, 5>
    memref.copy %copied, %alloca : memref<4xf32, 1> to memref<4xf32, 5>
    gpu.return
  }
}

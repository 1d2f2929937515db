module {
  gpu.module @kernels {
    llvm.mlir.global internal @__dynamic_shmem__0() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<0 x i8>
    llvm.mlir.global private constant @weights(dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>) {addr_space = 4 : i32} : !llvm.array<4 x f32>
    llvm.mlir.global private @scratch.tile() {addr_space = 3 : i32} : !llvm.array<64 x f32> {
      %0 = llvm.mlir.undef : !llvm.array<64 x f32>
      llvm.return %0 : !llvm.array<64 x f32>
    }
    llvm.mlir.global external @counter(dense<0> : tensor<1xi32>) {addr_space = 0 : i32} : !llvm.array<1 x i32>
    llvm.func @scale(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: i32) attributes {gpu.kernel, nvvm.kernel} {
      %0 = llvm.mlir.addressof @__dynamic_shmem__0 : !llvm.ptr<3>
      %1 = llvm.mlir.addressof @counter : !llvm.ptr
      %2 = llvm.mlir.addressof @weights : !llvm.ptr<4>
      %3 = llvm.mlir.addressof @scratch.tile : !llvm.ptr<3>
      %4 = nvvm.read.ptx.sreg.tid.x : i32
      %5 = llvm.sext %4 : i32 to i64
      %6 = llvm.getelementptr %3[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<64 x f32>
      %7 = llvm.getelementptr %2[0, 0] : (!llvm.ptr<4>) -> !llvm.ptr<4>, !llvm.array<4 x f32>
      %8 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i32>
      %9 = llvm.atomicrmw add %8, %arg2 acq_rel : !llvm.ptr, i32
      %10 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
      %11 = llvm.load %10 : !llvm.ptr<1> -> f32
      %12 = llvm.getelementptr inbounds|nuw %6[%5] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %11, %12 : f32, !llvm.ptr<3>
      %13 = llvm.getelementptr inbounds|nuw %0[%5] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %11, %13 : f32, !llvm.ptr<3>
      nvvm.barrier0
      %14 = llvm.load %6 : !llvm.ptr<3> -> f32
      %15 = llvm.getelementptr inbounds|nuw %7[%5] : (!llvm.ptr<4>, i64) -> !llvm.ptr<4>, f32
      %16 = llvm.load %15 : !llvm.ptr<4> -> f32
      %17 = llvm.load %0 : !llvm.ptr<3> -> f32
      %18 = llvm.fmul %14, %16 : f32
      %19 = llvm.fadd %18, %17 : f32
      %20 = llvm.getelementptr inbounds|nuw %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %19, %20 : f32, !llvm.ptr
      llvm.return
    }
  }
}


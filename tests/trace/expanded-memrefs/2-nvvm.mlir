module {
  gpu.module @kernels {
    llvm.mlir.global internal @__wg_reverse_0() {addr_space = 3 : i32} : !llvm.array<256 x f32>
    llvm.func @reverse(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr<1>, %arg6: !llvm.ptr<1>, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64) attributes {gpu.kernel, nvvm.kernel} {
      %0 = llvm.mlir.constant(3 : index) : i64
      %1 = llvm.mlir.constant(4 : i64) : i64
      %2 = llvm.mlir.addressof @__wg_reverse_0 : !llvm.ptr<3>
      %3 = llvm.getelementptr %2[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<256 x f32>
      %4 = llvm.alloca %1 x f32 : (i64) -> !llvm.ptr
      %5 = nvvm.read.ptx.sreg.tid.x : i32
      %6 = llvm.sext %5 : i32 to i64
      %7 = llvm.getelementptr inbounds|nuw %arg1[%6] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
      %8 = llvm.load %7 : !llvm.ptr<1> -> f32
      %9 = llvm.getelementptr inbounds|nuw %3[%6] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %8, %9 : f32, !llvm.ptr<3>
      nvvm.barrier0
      %10 = llvm.sub %arg10, %6 : i64
      %11 = llvm.getelementptr inbounds|nuw %3[%10] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      %12 = llvm.load %11 : !llvm.ptr<3> -> f32
      %13 = llvm.and %10, %0 : i64
      %14 = llvm.getelementptr inbounds|nuw %4[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %12, %14 : f32, !llvm.ptr
      %15 = llvm.getelementptr inbounds|nuw %4[3] : (!llvm.ptr) -> !llvm.ptr, f32
      %16 = llvm.load %15 : !llvm.ptr -> f32
      %17 = llvm.getelementptr inbounds|nuw %arg6[%6] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
      llvm.store %16, %17 : f32, !llvm.ptr<1>
      llvm.return
    }
  }
}


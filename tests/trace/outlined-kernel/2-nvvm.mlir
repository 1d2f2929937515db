module attributes {gpu.container_module} {
  memref.global "private" constant @table : memref<4xf32> = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]>
  func.func @transpose(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>, %arg3: memref<*xf32>, %arg4: f32) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func  @transpose_kernel::@transpose_kernel blocks in (%c32, %c32, %c1) threads in (%c32, %c32, %c1)  args(%arg0 : memref<?x?xf32, strided<[?, 1], offset: ?>>, %c1 : index, %c32 : index, %arg4 : f32, %arg1 : memref<?x?xf32>, %arg2 : memref<?x?xf32>, %arg3 : memref<*xf32>)
    return
  }
  gpu.module @transpose_kernel {
    llvm.mlir.global internal @__wg_transpose_kernel_0() {addr_space = 3 : i32} : !llvm.array<1024 x f32>
    llvm.func @transpose_kernel(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: f32, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: !llvm.ptr) attributes {gpu.kernel, gpu.known_block_size = array<i32: 32, 32, 1>, gpu.known_grid_size = array<i32: 32, 32, 1>, nvvm.kernel, nvvm.maxntid = array<i32: 32, 32, 1>} {
      %0 = llvm.mlir.addressof @table : !llvm.ptr
      %1 = llvm.mlir.constant(32 : index) : i64
      %2 = llvm.mlir.addressof @__wg_transpose_kernel_0 : !llvm.ptr<3>
      %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %4 = llvm.insertvalue %arg17, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %5 = llvm.insertvalue %arg18, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %6 = llvm.insertvalue %arg19, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %7 = llvm.insertvalue %arg20, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %8 = llvm.insertvalue %arg22, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %9 = llvm.insertvalue %arg21, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %10 = llvm.insertvalue %arg23, %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %11 = llvm.insertvalue %arg10, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %12 = llvm.insertvalue %arg11, %11[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %13 = llvm.insertvalue %arg12, %12[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %14 = llvm.insertvalue %arg13, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %15 = llvm.insertvalue %arg15, %14[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %16 = llvm.insertvalue %arg14, %15[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %17 = llvm.insertvalue %arg16, %16[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %18 = llvm.getelementptr %2[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<1024 x f32>
      %19 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i32
      %20 = llvm.sext %19 : i32 to i64
      %21 = nvvm.read.ptx.sreg.tid.y range <i32, 0, 32> : i32
      %22 = llvm.sext %21 : i32 to i64
      %23 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %24 = llvm.mul %20, %arg5 overflow<nsw, nuw> : i64
      %25 = llvm.add %24, %22 overflow<nsw, nuw> : i64
      %26 = llvm.getelementptr inbounds|nuw %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %27 = llvm.load %26 : !llvm.ptr -> f32
      %28 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x f32>
      %29 = llvm.getelementptr inbounds|nuw %28[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %30 = llvm.load %29 : !llvm.ptr -> f32
      %31 = llvm.fmul %27, %30 : f32
      %32 = llvm.mul %22, %1 overflow<nsw, nuw> : i64
      %33 = llvm.add %32, %20 overflow<nsw, nuw> : i64
      %34 = llvm.getelementptr inbounds|nuw %18[%33] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %31, %34 : f32, !llvm.ptr<3>
      nvvm.barrier0
      llvm.br ^bb1(%arg7, %31 : i64, f32)
    ^bb1(%35: i64, %36: f32):  // 2 preds: ^bb0, ^bb2
      %37 = llvm.icmp "slt" %35, %arg8 : i64
      llvm.cond_br %37, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %38 = llvm.mul %35, %1 overflow<nsw, nuw> : i64
      %39 = llvm.add %38, %20 overflow<nsw, nuw> : i64
      %40 = llvm.getelementptr inbounds|nuw %18[%39] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      %41 = llvm.load %40 : !llvm.ptr<3> -> f32
      %42 = llvm.fadd %36, %41 : f32
      %43 = llvm.add %35, %arg7 : i64
      llvm.br ^bb1(%43, %42 : i64, f32)
    ^bb3:  // pred: ^bb1
      %44 = llvm.fcmp "olt" %36, %arg9 : f32
      llvm.cond_br %44, ^bb4(%17 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>), ^bb4(%10 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)
    ^bb4(%45: !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>):  // 2 preds: ^bb3, ^bb3
      %46 = llvm.extractvalue %45[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %47 = llvm.extractvalue %45[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %48 = llvm.addrspacecast %46 : !llvm.ptr to !llvm.ptr<1>
      llvm.br ^bb5
    ^bb5:  // pred: ^bb4
      llvm.br ^bb6
    ^bb6:  // pred: ^bb5
      %49 = llvm.mul %20, %47 overflow<nsw, nuw> : i64
      %50 = llvm.add %49, %22 overflow<nsw, nuw> : i64
      %51 = llvm.getelementptr inbounds|nuw %48[%50] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
      llvm.store %36, %51 : f32, !llvm.ptr<1>
      %52 = llvm.load %arg25 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %53 = llvm.extractvalue %52[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %54 = llvm.getelementptr inbounds|nuw %53[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %arg9, %54 : f32, !llvm.ptr
      llvm.return
    }
    llvm.mlir.global private constant @table(dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>) {addr_space = 0 : i32} : !llvm.array<4 x f32>
  }
}


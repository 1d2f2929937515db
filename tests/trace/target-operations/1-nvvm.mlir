module {
  llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<64 x f32>
  llvm.func @k(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>, %arg2: i32) attributes {nvvm.kernel} {
    %0 = llvm.mlir.addressof @tile : !llvm.ptr<3>
    nvvm.cp.async.shared.global %0, %arg0, 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1>
    nvvm.cp.async.commit.group
    nvvm.cp.async.wait.group 0
    %1 = nvvm.mapa %0, %arg2 : !llvm.ptr<3> -> !llvm.ptr<7>
    %2 = llvm.getelementptr %1[1] : (!llvm.ptr<7>) -> !llvm.ptr<7>, f32
    %3 = llvm.load %2 : !llvm.ptr<7> -> f32
    llvm.store %3, %arg1 : f32, !llvm.ptr<1>
    llvm.return
  }
}


// Instructions of the target take pointers: a copy without waiting, and an address in another block of the cluster.
module {
  llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<64 x f32>
  llvm.func @k(%from: !llvm.ptr<1>, %out: !llvm.ptr<1>, %rank: i32) attributes {nvvm.kernel} {
    %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
    nvvm.cp.async.shared.global %tile, %from, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
    nvvm.cp.async.commit.group
    nvvm.cp.async.wait.group 0
    %other = nvvm.mapa %tile, %rank : !llvm.ptr<3> -> !llvm.ptr<7>
    %next = llvm.getelementptr %other[1] : (!llvm.ptr<7>) -> !llvm.ptr<7>, f32
    %v = llvm.load %next : !llvm.ptr<7> -> f32
    llvm.store %v, %out : f32, !llvm.ptr<1>
    llvm.return
  }
}

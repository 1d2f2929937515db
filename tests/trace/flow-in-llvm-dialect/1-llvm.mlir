// A structure by value is in parameter memory; a pointer is stored, not accessed; blocks pass pointers on; parts of a
// structure are told apart.
module {
  llvm.func @k2(%s: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i32)>}, %p: !llvm.ptr<1>, %q: !llvm.ptr<3>, %c: i1,
                %part: !llvm.ptr<1>, %unused: !llvm.ptr<1>, %nested: !llvm.ptr<1>, %passed: !llvm.ptr<3>)
      attributes {nvvm.kernel} {
    %0 = llvm.load %s : !llvm.ptr -> i32
    llvm.store %p, %q : !llvm.ptr<1>, !llvm.ptr<3>
    llvm.cond_br %c, ^bb1(%p : !llvm.ptr<1>), ^bb2
  ^bb1(%a: !llvm.ptr<1>):
    %g = llvm.addrspacecast %a : !llvm.ptr<1> to !llvm.ptr
    %h = llvm.select %c, %g, %g : i1, !llvm.ptr
    %1 = llvm.atomicrmw add %h, %0 monotonic : !llvm.ptr, i32
    llvm.br ^bb2
  ^bb2:
    %2 = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>)>
    %3 = llvm.insertvalue %unused, %2[1] : !llvm.struct<(ptr<1>, ptr<1>)>
    %4 = llvm.insertvalue %part, %3[0] : !llvm.struct<(ptr<1>, ptr<1>)>
    %5 = llvm.extractvalue %4[0] : !llvm.struct<(ptr<1>, ptr<1>)>
    llvm.store %0, %5 : i32, !llvm.ptr<1>
    %6 = llvm.mlir.poison : !llvm.struct<(struct<(i32, ptr<1>)>, i32)>
    %7 = llvm.insertvalue %nested, %6[0, 1] : !llvm.struct<(struct<(i32, ptr<1>)>, i32)>
    %8 = llvm.extractvalue %7[0] : !llvm.struct<(struct<(i32, ptr<1>)>, i32)>
    %9 = llvm.extractvalue %8[1] : !llvm.struct<(i32, ptr<1>)>
    llvm.store %0, %9 : i32, !llvm.ptr<1>
    llvm.br ^bb3(%passed : !llvm.ptr<3>)
  ^bb3(%b: !llvm.ptr<3>):
    llvm.store %0, %b : i32, !llvm.ptr<3>
    llvm.return
  }
}

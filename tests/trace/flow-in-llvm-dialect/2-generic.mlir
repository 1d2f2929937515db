"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.byval = !llvm.struct<(i32, i32)>}, {}, {}, {}, {}, {}, {}, {}], function_type = !llvm.func<void (ptr, ptr<1>, ptr<3>, i1, ptr<1>, ptr<1>, ptr<1>, ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "k2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: i1, %arg4: !llvm.ptr<1>, %arg5: !llvm.ptr<1>, %arg6: !llvm.ptr<1>, %arg7: !llvm.ptr<3>):
    %0 = "llvm.load"(%arg0) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.store"(%arg1, %arg2) <{ordering = 0 : i64}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
    "llvm.cond_br"(%arg3, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, !llvm.ptr<1>) -> ()
  ^bb1(%1: !llvm.ptr<1>):  // pred: ^bb0
    %2 = "llvm.addrspacecast"(%1) : (!llvm.ptr<1>) -> !llvm.ptr
    %3 = "llvm.select"(%arg3, %2, %2) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %4 = "llvm.atomicrmw"(%3, %0) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
    "llvm.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %5 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>)>
    %6 = "llvm.insertvalue"(%5, %arg5) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>)>
    %7 = "llvm.insertvalue"(%6, %arg4) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>)>
    %8 = "llvm.extractvalue"(%7) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>)>) -> !llvm.ptr<1>
    "llvm.store"(%0, %8) <{ordering = 0 : i64}> : (i32, !llvm.ptr<1>) -> ()
    %9 = "llvm.mlir.poison"() : () -> !llvm.struct<(struct<(i32, ptr<1>)>, i32)>
    %10 = "llvm.insertvalue"(%9, %arg6) <{position = array<i64: 0, 1>}> : (!llvm.struct<(struct<(i32, ptr<1>)>, i32)>, !llvm.ptr<1>) -> !llvm.struct<(struct<(i32, ptr<1>)>, i32)>
    %11 = "llvm.extractvalue"(%10) <{position = array<i64: 0>}> : (!llvm.struct<(struct<(i32, ptr<1>)>, i32)>) -> !llvm.struct<(i32, ptr<1>)>
    %12 = "llvm.extractvalue"(%11) <{position = array<i64: 1>}> : (!llvm.struct<(i32, ptr<1>)>) -> !llvm.ptr<1>
    "llvm.store"(%0, %12) <{ordering = 0 : i64}> : (i32, !llvm.ptr<1>) -> ()
    "llvm.br"(%arg7)[^bb3] : (!llvm.ptr<3>) -> ()
  ^bb3(%13: !llvm.ptr<3>):  // pred: ^bb2
    "llvm.store"(%0, %13) <{ordering = 0 : i64}> : (i32, !llvm.ptr<3>) -> ()
    "llvm.return"() : () -> ()
  }) {nvvm.kernel} : () -> ()
}) : () -> ()


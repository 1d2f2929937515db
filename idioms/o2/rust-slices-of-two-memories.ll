source_filename = "rust-slices-of-two-memories.rs"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; kernel::sum
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc noundef float @_RNvCs6mPgfgSyXbA_6kernel3sum(ptr noalias noundef nonnull readonly align 4 captures(none) %values.0, i64 noundef range(i64 0, 2305843009213693952) %values.1) unnamed_addr #0 {
start:
  %0 = icmp eq i64 %values.1, 0
  br i1 %0, label %_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCNvCs6mPgfgSyXbA_6kernel3sum0EB1H_.exit, label %bb8.i.preheader

bb8.i.preheader:                                  ; preds = %start
  %xtraiter = and i64 %values.1, 7
  %1 = icmp samesign ult i64 %values.1, 8
  br i1 %1, label %bb8.i.epil.preheader, label %bb8.i.preheader.new

bb8.i.preheader.new:                              ; preds = %bb8.i.preheader
  %unroll_iter = and i64 %values.1, 2305843009213693944
  br label %bb8.i

bb8.i:                                            ; preds = %bb8.i, %bb8.i.preheader.new
  %i.sroa.0.0.i = phi i64 [ 0, %bb8.i.preheader.new ], [ %_22.i.7, %bb8.i ]
  %init.sroa.0.0.i = phi float [ 0.000000e+00, %bb8.i.preheader.new ], [ %_0.i.i.7, %bb8.i ]
  %niter = phi i64 [ 0, %bb8.i.preheader.new ], [ %niter.next.7, %bb8.i ]
  %_37.i = getelementptr inbounds nuw float, ptr %values.0, i64 %i.sroa.0.0.i
  %_37.val.i = load float, ptr %_37.i, align 4, !noundef !2
  %_0.i.i = fadd float %init.sroa.0.0.i, %_37.val.i
  %2 = getelementptr inbounds nuw float, ptr %values.0, i64 %i.sroa.0.0.i
  %_37.i.1 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %_37.val.i.1 = load float, ptr %_37.i.1, align 4, !noundef !2
  %_0.i.i.1 = fadd float %_0.i.i, %_37.val.i.1
  %3 = getelementptr inbounds nuw float, ptr %values.0, i64 %i.sroa.0.0.i
  %_37.i.2 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %_37.val.i.2 = load float, ptr %_37.i.2, align 4, !noundef !2
  %_0.i.i.2 = fadd float %_0.i.i.1, %_37.val.i.2
  %4 = getelementptr inbounds nuw float, ptr %values.0, i64 %i.sroa.0.0.i
  %_37.i.3 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %_37.val.i.3 = load float, ptr %_37.i.3, align 4, !noundef !2
  %_0.i.i.3 = fadd float %_0.i.i.2, %_37.val.i.3
  %5 = getelementptr inbounds nuw float, ptr %values.0, i64 %i.sroa.0.0.i
  %_37.i.4 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %_37.val.i.4 = load float, ptr %_37.i.4, align 4, !noundef !2
  %_0.i.i.4 = fadd float %_0.i.i.3, %_37.val.i.4
  %6 = getelementptr inbounds nuw float, ptr %values.0, i64 %i.sroa.0.0.i
  %_37.i.5 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %_37.val.i.5 = load float, ptr %_37.i.5, align 4, !noundef !2
  %_0.i.i.5 = fadd float %_0.i.i.4, %_37.val.i.5
  %7 = getelementptr inbounds nuw float, ptr %values.0, i64 %i.sroa.0.0.i
  %_37.i.6 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %_37.val.i.6 = load float, ptr %_37.i.6, align 4, !noundef !2
  %_0.i.i.6 = fadd float %_0.i.i.5, %_37.val.i.6
  %8 = getelementptr inbounds nuw float, ptr %values.0, i64 %i.sroa.0.0.i
  %_37.i.7 = getelementptr inbounds nuw i8, ptr %8, i64 28
  %_37.val.i.7 = load float, ptr %_37.i.7, align 4, !noundef !2
  %_0.i.i.7 = fadd float %_0.i.i.6, %_37.val.i.7
  %_22.i.7 = add nuw nsw i64 %i.sroa.0.0.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCNvCs6mPgfgSyXbA_6kernel3sum0EB1H_.exit.loopexit.unr-lcssa, label %bb8.i

_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCNvCs6mPgfgSyXbA_6kernel3sum0EB1H_.exit.loopexit.unr-lcssa: ; preds = %bb8.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCNvCs6mPgfgSyXbA_6kernel3sum0EB1H_.exit, label %bb8.i.epil.preheader

bb8.i.epil.preheader:                             ; preds = %_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCNvCs6mPgfgSyXbA_6kernel3sum0EB1H_.exit.loopexit.unr-lcssa, %bb8.i.preheader
  %i.sroa.0.0.i.epil.init = phi i64 [ 0, %bb8.i.preheader ], [ %_22.i.7, %_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCNvCs6mPgfgSyXbA_6kernel3sum0EB1H_.exit.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.epil.init = phi float [ 0.000000e+00, %bb8.i.preheader ], [ %_0.i.i.7, %_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCNvCs6mPgfgSyXbA_6kernel3sum0EB1H_.exit.loopexit.unr-lcssa ]
  %lcmp.mod2 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod2)
  br label %bb8.i.epil

bb8.i.epil:                                       ; preds = %bb8.i.epil, %bb8.i.epil.preheader
  %i.sroa.0.0.i.epil = phi i64 [ %_22.i.epil, %bb8.i.epil ], [ %i.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ]
  %init.sroa.0.0.i.epil = phi float [ %_0.i.i.epil, %bb8.i.epil ], [ %init.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb8.i.epil ], [ 0, %bb8.i.epil.preheader ]
  %_37.i.epil = getelementptr inbounds nuw float, ptr %values.0, i64 %i.sroa.0.0.i.epil
  %_37.val.i.epil = load float, ptr %_37.i.epil, align 4, !noundef !2
  %_0.i.i.epil = fadd float %init.sroa.0.0.i.epil, %_37.val.i.epil
  %_22.i.epil = add nuw nsw i64 %i.sroa.0.0.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCNvCs6mPgfgSyXbA_6kernel3sum0EB1H_.exit, label %bb8.i.epil, !llvm.loop !3

_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCNvCs6mPgfgSyXbA_6kernel3sum0EB1H_.exit: ; preds = %_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCNvCs6mPgfgSyXbA_6kernel3sum0EB1H_.exit.loopexit.unr-lcssa, %bb8.i.epil, %start
  %_0.sroa.0.0.i = phi float [ 0.000000e+00, %start ], [ %_0.i.i.7, %_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCNvCs6mPgfgSyXbA_6kernel3sum0EB1H_.exit.loopexit.unr-lcssa ], [ %_0.i.i.epil, %bb8.i.epil ]
  ret float %_0.sroa.0.0.i
}

; kernel::reverse
; Function Attrs: noinline nounwind memory(argmem: readwrite, inaccessiblemem: write)
define internal fastcc void @_RNvCs6mPgfgSyXbA_6kernel7reverse(ptr noalias noundef nonnull align 4 captures(none) %values.0, i64 noundef range(i64 1, 2305843009213693952) %values.1) unnamed_addr #1 {
start:
  %iter13 = lshr i64 %values.1, 1
  %_94.not = icmp eq i64 %iter13, 0
  br i1 %_94.not, label %bb4, label %bb3

bb4:                                              ; preds = %_RNvMNtCs6Yp2GdLCATg_4core5sliceSf4swapCs6mPgfgSyXbA_6kernel.exit, %start
  ret void

bb3:                                              ; preds = %start, %_RNvMNtCs6Yp2GdLCATg_4core5sliceSf4swapCs6mPgfgSyXbA_6kernel.exit
  %iter.sroa.0.05 = phi i64 [ %1, %_RNvMNtCs6Yp2GdLCATg_4core5sliceSf4swapCs6mPgfgSyXbA_6kernel.exit ], [ 0, %start ]
  %0 = xor i64 %iter.sroa.0.05, -1
  %_7 = add nsw i64 %values.1, %0
  %_8.i = icmp ult i64 %_7, %values.1
  br i1 %_8.i, label %_RNvMNtCs6Yp2GdLCATg_4core5sliceSf4swapCs6mPgfgSyXbA_6kernel.exit, label %panic1.i

panic1.i:                                         ; preds = %bb3
  tail call void @llvm.trap()
  unreachable

_RNvMNtCs6Yp2GdLCATg_4core5sliceSf4swapCs6mPgfgSyXbA_6kernel.exit: ; preds = %bb3
  %1 = add nuw nsw i64 %iter.sroa.0.05, 1
  %pa.i = getelementptr inbounds nuw float, ptr %values.0, i64 %iter.sroa.0.05
  %pb.i = getelementptr inbounds nuw float, ptr %values.0, i64 %_7
  %_9.sroa.0.0.copyload.i = load i32, ptr %pa.i, align 4, !alias.scope !5
  %2 = load i32, ptr %pb.i, align 4, !alias.scope !5
  store i32 %2, ptr %pa.i, align 4, !alias.scope !5
  store i32 %_9.sroa.0.0.copyload.i, ptr %pb.i, align 4, !alias.scope !5
  %exitcond.not = icmp eq i64 %1, %iter13
  br i1 %exitcond.not, label %bb4, label %bb3
}

; __rustc::rust_begin_unwind
; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
define void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #2 {
start:
  tail call void @llvm.trap()
  unreachable
}

; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @kernel(ptr noundef readonly captures(address_is_null) %x, i64 noundef %n, ptr noundef captures(none) %y) unnamed_addr #3 {
start:
  %own = alloca [128 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %own)
  store float 0.000000e+00, ptr %own, align 4
  %0 = getelementptr inbounds nuw i8, ptr %own, i64 4
  store float 0.000000e+00, ptr %0, align 4
  %1 = getelementptr inbounds nuw i8, ptr %own, i64 8
  store float 0.000000e+00, ptr %1, align 4
  %2 = getelementptr inbounds nuw i8, ptr %own, i64 12
  store float 0.000000e+00, ptr %2, align 4
  %3 = getelementptr inbounds nuw i8, ptr %own, i64 16
  store float 0.000000e+00, ptr %3, align 4
  %4 = getelementptr inbounds nuw i8, ptr %own, i64 20
  store float 0.000000e+00, ptr %4, align 4
  %5 = getelementptr inbounds nuw i8, ptr %own, i64 24
  store float 0.000000e+00, ptr %5, align 4
  %6 = getelementptr inbounds nuw i8, ptr %own, i64 28
  store float 0.000000e+00, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %own, i64 32
  store float 0.000000e+00, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %own, i64 36
  store float 0.000000e+00, ptr %8, align 4
  %9 = getelementptr inbounds nuw i8, ptr %own, i64 40
  store float 0.000000e+00, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %own, i64 44
  store float 0.000000e+00, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %own, i64 48
  store float 0.000000e+00, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %own, i64 52
  store float 0.000000e+00, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %own, i64 56
  store float 0.000000e+00, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %own, i64 60
  store float 0.000000e+00, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %own, i64 64
  store float 0.000000e+00, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %own, i64 68
  store float 0.000000e+00, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %own, i64 72
  store float 0.000000e+00, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %own, i64 76
  store float 0.000000e+00, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %own, i64 80
  store float 0.000000e+00, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %own, i64 84
  store float 0.000000e+00, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %own, i64 88
  store float 0.000000e+00, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %own, i64 92
  store float 0.000000e+00, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %own, i64 96
  store float 0.000000e+00, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %own, i64 100
  store float 0.000000e+00, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %own, i64 104
  store float 0.000000e+00, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %own, i64 108
  store float 0.000000e+00, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %own, i64 112
  store float 0.000000e+00, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %own, i64 116
  store float 0.000000e+00, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %own, i64 120
  store float 0.000000e+00, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %own, i64 124
  store float 0.000000e+00, ptr %30, align 4
  %_5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %at = zext nneg i32 %_5 to i64
  %_8 = mul i64 %n, %at
  %_7 = getelementptr inbounds nuw float, ptr %x, i64 %_8
  %31 = icmp ne ptr %x, null
  tail call void @llvm.assume(i1 %31)
  %spec.store.select.i = tail call i64 @llvm.umin.i64(i64 %n, i64 32)
  %_2.i1.not = icmp eq i64 %n, 0
  br i1 %_2.i1.not, label %bb4, label %bb3.preheader

bb3.preheader:                                    ; preds = %start
  %xtraiter = and i64 %spec.store.select.i, 7
  %32 = icmp ult i64 %n, 8
  br i1 %32, label %bb3.epil.preheader, label %bb3.preheader.new

bb3.preheader.new:                                ; preds = %bb3.preheader
  %unroll_iter = and i64 %spec.store.select.i, 56
  br label %bb3

bb3:                                              ; preds = %bb3, %bb3.preheader.new
  %iter.sroa.8.02 = phi i64 [ 0, %bb3.preheader.new ], [ %iter.sroa.8.1.7, %bb3 ]
  %niter = phi i64 [ 0, %bb3.preheader.new ], [ %niter.next.7, %bb3 ]
  %_3.i.i = getelementptr inbounds nuw float, ptr %own, i64 %iter.sroa.8.02
  %_3.i1.i = getelementptr inbounds nuw float, ptr %_7, i64 %iter.sroa.8.02
  %iter.sroa.8.1 = or disjoint i64 %iter.sroa.8.02, 1
  %_20 = load float, ptr %_3.i1.i, align 4, !noundef !2
  store float %_20, ptr %_3.i.i, align 4
  %_3.i.i.1 = getelementptr inbounds nuw float, ptr %own, i64 %iter.sroa.8.1
  %_3.i1.i.1 = getelementptr inbounds nuw float, ptr %_7, i64 %iter.sroa.8.1
  %iter.sroa.8.1.1 = or disjoint i64 %iter.sroa.8.02, 2
  %_20.1 = load float, ptr %_3.i1.i.1, align 4, !noundef !2
  store float %_20.1, ptr %_3.i.i.1, align 4
  %_3.i.i.2 = getelementptr inbounds nuw float, ptr %own, i64 %iter.sroa.8.1.1
  %_3.i1.i.2 = getelementptr inbounds nuw float, ptr %_7, i64 %iter.sroa.8.1.1
  %iter.sroa.8.1.2 = or disjoint i64 %iter.sroa.8.02, 3
  %_20.2 = load float, ptr %_3.i1.i.2, align 4, !noundef !2
  store float %_20.2, ptr %_3.i.i.2, align 4
  %_3.i.i.3 = getelementptr inbounds nuw float, ptr %own, i64 %iter.sroa.8.1.2
  %_3.i1.i.3 = getelementptr inbounds nuw float, ptr %_7, i64 %iter.sroa.8.1.2
  %iter.sroa.8.1.3 = or disjoint i64 %iter.sroa.8.02, 4
  %_20.3 = load float, ptr %_3.i1.i.3, align 4, !noundef !2
  store float %_20.3, ptr %_3.i.i.3, align 4
  %_3.i.i.4 = getelementptr inbounds nuw float, ptr %own, i64 %iter.sroa.8.1.3
  %_3.i1.i.4 = getelementptr inbounds nuw float, ptr %_7, i64 %iter.sroa.8.1.3
  %iter.sroa.8.1.4 = or disjoint i64 %iter.sroa.8.02, 5
  %_20.4 = load float, ptr %_3.i1.i.4, align 4, !noundef !2
  store float %_20.4, ptr %_3.i.i.4, align 4
  %_3.i.i.5 = getelementptr inbounds nuw float, ptr %own, i64 %iter.sroa.8.1.4
  %_3.i1.i.5 = getelementptr inbounds nuw float, ptr %_7, i64 %iter.sroa.8.1.4
  %iter.sroa.8.1.5 = or disjoint i64 %iter.sroa.8.02, 6
  %_20.5 = load float, ptr %_3.i1.i.5, align 4, !noundef !2
  store float %_20.5, ptr %_3.i.i.5, align 4
  %_3.i.i.6 = getelementptr inbounds nuw float, ptr %own, i64 %iter.sroa.8.1.5
  %_3.i1.i.6 = getelementptr inbounds nuw float, ptr %_7, i64 %iter.sroa.8.1.5
  %iter.sroa.8.1.6 = or disjoint i64 %iter.sroa.8.02, 7
  %_20.6 = load float, ptr %_3.i1.i.6, align 4, !noundef !2
  store float %_20.6, ptr %_3.i.i.6, align 4
  %_3.i.i.7 = getelementptr inbounds nuw float, ptr %own, i64 %iter.sroa.8.1.6
  %_3.i1.i.7 = getelementptr inbounds nuw float, ptr %_7, i64 %iter.sroa.8.1.6
  %iter.sroa.8.1.7 = add nuw nsw i64 %iter.sroa.8.02, 8
  %_20.7 = load float, ptr %_3.i1.i.7, align 4, !noundef !2
  store float %_20.7, ptr %_3.i.i.7, align 4
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %bb4.loopexit.unr-lcssa, label %bb3

bb4.loopexit.unr-lcssa:                           ; preds = %bb3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb4, label %bb3.epil.preheader

bb3.epil.preheader:                               ; preds = %bb4.loopexit.unr-lcssa, %bb3.preheader
  %iter.sroa.8.02.epil.init = phi i64 [ 0, %bb3.preheader ], [ %iter.sroa.8.1.7, %bb4.loopexit.unr-lcssa ]
  %lcmp.mod3 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod3)
  br label %bb3.epil

bb3.epil:                                         ; preds = %bb3.epil, %bb3.epil.preheader
  %iter.sroa.8.02.epil = phi i64 [ %iter.sroa.8.1.epil, %bb3.epil ], [ %iter.sroa.8.02.epil.init, %bb3.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb3.epil ], [ 0, %bb3.epil.preheader ]
  %_3.i.i.epil = getelementptr inbounds nuw float, ptr %own, i64 %iter.sroa.8.02.epil
  %_3.i1.i.epil = getelementptr inbounds nuw float, ptr %_7, i64 %iter.sroa.8.02.epil
  %iter.sroa.8.1.epil = add nuw nsw i64 %iter.sroa.8.02.epil, 1
  %_20.epil = load float, ptr %_3.i1.i.epil, align 4, !noundef !2
  store float %_20.epil, ptr %_3.i.i.epil, align 4
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb4, label %bb3.epil, !llvm.loop !8

bb4:                                              ; preds = %bb4.loopexit.unr-lcssa, %bb3.epil, %start
; call kernel::reverse
  call fastcc void @_RNvCs6mPgfgSyXbA_6kernel7reverse(ptr noalias noundef nonnull align 4 %own, i64 noundef 32) #9
; call kernel::sum
  %_25 = tail call fastcc noundef float @_RNvCs6mPgfgSyXbA_6kernel3sum(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %_7, i64 noundef %n) #9
; call kernel::sum
  %_26 = call fastcc noundef float @_RNvCs6mPgfgSyXbA_6kernel3sum(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %own, i64 noundef 32) #9
  %_29 = icmp ugt i64 %n, %at
  br i1 %_29, label %bb8, label %panic

bb8:                                              ; preds = %bb4
  %33 = getelementptr inbounds nuw float, ptr %y, i64 %at
  %34 = fadd float %_25, %_26
  store float %34, ptr %33, align 4
; call kernel::reverse
  tail call fastcc void @_RNvCs6mPgfgSyXbA_6kernel7reverse(ptr noalias noundef nonnull align 4 %y, i64 noundef %n) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %own)
  ret void

panic:                                            ; preds = %bb4
  tail call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "target-cpu"="sm_90" }
attributes #1 = { noinline nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #2 = { cold noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #3 = { nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { noinline nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!2 = !{}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = !{!6}
!6 = distinct !{!6, !7, !"_RNvMNtCs6Yp2GdLCATg_4core5sliceSf4swapCs6mPgfgSyXbA_6kernel: %self.0"}
!7 = distinct !{!7, !"_RNvMNtCs6Yp2GdLCATg_4core5sliceSf4swapCs6mPgfgSyXbA_6kernel"}
!8 = distinct !{!8, !4}

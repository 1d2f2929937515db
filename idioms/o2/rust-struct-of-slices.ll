source_filename = "rust-struct-of-slices.rs"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; __rustc::rust_begin_unwind
; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
define void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #0 {
start:
  tail call void @llvm.trap()
  unreachable
}

; <kernel::View>::put
; Function Attrs: noinline nounwind memory(argmem: write, inaccessiblemem: write)
define internal fastcc void @_RNvMCs6mPgfgSyXbA_6kernelNtB2_4View3put(ptr writeonly captures(address_is_null) %self.16.val, i64 %self.24.val, i64 noundef range(i64 0, 1024) %at, float noundef %value) unnamed_addr #1 {
start:
  %_5 = icmp ult i64 %at, %self.24.val
  br i1 %_5, label %bb1, label %panic

bb1:                                              ; preds = %start
  %0 = icmp ne ptr %self.16.val, null
  tail call void @llvm.assume(i1 %0)
  %1 = getelementptr inbounds nuw float, ptr %self.16.val, i64 %at
  store float %value, ptr %1, align 4
  ret void

panic:                                            ; preds = %start
  tail call void @llvm.trap()
  unreachable
}

; <kernel::View>::row
; Function Attrs: noinline nounwind memory(argmem: read, inaccessiblemem: write)
define internal fastcc { ptr, i64 } @_RNvMCs6mPgfgSyXbA_6kernelNtB2_4View3row(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(40) %self, i64 noundef range(i64 0, 1025) %at) unnamed_addr #2 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_6.1 = load i64, ptr %0, align 8, !noundef !2
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 32
  %_5 = load i64, ptr %1, align 8, !noundef !2
  %_4 = mul i64 %_5, %at
  %_7 = icmp ugt i64 %_4, %_6.1
  br i1 %_7, label %bb2, label %bb1

bb1:                                              ; preds = %start
  %_9 = sub nuw i64 %_6.1, %_4
  %_7.not.i = icmp ugt i64 %_5, %_9
  br i1 %_7.not.i, label %bb3.i, label %_RNvXs2_NtNtCs6Yp2GdLCATg_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSfE5indexCs6mPgfgSyXbA_6kernel.exit

bb3.i:                                            ; preds = %bb1
  tail call void @llvm.trap()
  unreachable

_RNvXs2_NtNtCs6Yp2GdLCATg_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSfE5indexCs6mPgfgSyXbA_6kernel.exit: ; preds = %bb1
  %_6.0 = load ptr, ptr %self, align 8, !nonnull !2, !align !3, !noundef !2
  %_14 = getelementptr inbounds nuw float, ptr %_6.0, i64 %_4
  %2 = insertvalue { ptr, i64 } poison, ptr %_14, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %_5, 1
  ret { ptr, i64 } %3

bb2:                                              ; preds = %start
  tail call void @llvm.trap()
  unreachable
}

; Function Attrs: nounwind memory(read, argmem: readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none)
define ptx_kernel void @kernel(ptr noundef %x, ptr noundef %y, i64 noundef %n, i64 noundef %width) unnamed_addr #3 {
start:
  %view = alloca [40 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %view)
  store ptr %x, ptr %view, align 8
  %0 = getelementptr inbounds nuw i8, ptr %view, i64 8
  store i64 %n, ptr %0, align 8
  %1 = getelementptr inbounds nuw i8, ptr %view, i64 16
  store ptr %y, ptr %1, align 8
  %2 = getelementptr inbounds nuw i8, ptr %view, i64 24
  store i64 %n, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %view, i64 32
  store i64 %width, ptr %3, align 8
  %_9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = zext nneg i32 %_9 to i64
  %_12 = add nuw nsw i64 %at, 2
  %_11 = mul i64 %width, %_12
  %_10 = icmp ugt i64 %_11, %n
  br i1 %_10, label %bb6, label %bb2

bb2:                                              ; preds = %start
; call <kernel::View>::row
  %4 = call fastcc { ptr, i64 } @_RNvMCs6mPgfgSyXbA_6kernelNtB2_4View3row(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(40) %view, i64 noundef %at) #9
  %_16.0 = extractvalue { ptr, i64 } %4, 0
  %_16.1 = extractvalue { ptr, i64 } %4, 1
  %_20 = add nuw nsw i64 %at, 1
; call <kernel::View>::row
  %5 = call fastcc { ptr, i64 } @_RNvMCs6mPgfgSyXbA_6kernelNtB2_4View3row(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(40) %view, i64 noundef %_20) #9
  %_18.0 = extractvalue { ptr, i64 } %5, 0
  %_18.1 = extractvalue { ptr, i64 } %5, 1
  %spec.store.select.i = tail call i64 @llvm.umin.i64(i64 %_18.1, i64 %_16.1)
  %_126.not.i = icmp eq i64 %spec.store.select.i, 0
  br i1 %_126.not.i, label %_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_.exit, label %bb6.lr.ph.i

bb6.lr.ph.i:                                      ; preds = %bb2
  %6 = icmp ne ptr %_16.0, null
  tail call void @llvm.assume(i1 %6)
  %7 = icmp ne ptr %_18.0, null
  tail call void @llvm.assume(i1 %7)
  %xtraiter = and i64 %spec.store.select.i, 7
  %8 = icmp ult i64 %spec.store.select.i, 8
  br i1 %8, label %bb6.i.epil.preheader, label %bb6.lr.ph.i.new

bb6.lr.ph.i.new:                                  ; preds = %bb6.lr.ph.i
  %unroll_iter = and i64 %spec.store.select.i, -8
  br label %bb6.i

bb6.i:                                            ; preds = %bb6.i, %bb6.lr.ph.i.new
  %init.sroa.0.08.i = phi float [ -0.000000e+00, %bb6.lr.ph.i.new ], [ %_0.i1.i.i.7, %bb6.i ]
  %iter.sroa.0.07.i = phi i64 [ 0, %bb6.lr.ph.i.new ], [ %16, %bb6.i ]
  %niter = phi i64 [ 0, %bb6.lr.ph.i.new ], [ %niter.next.7, %bb6.i ]
  %9 = or disjoint i64 %iter.sroa.0.07.i, 1
  %_3.i.i = getelementptr inbounds nuw float, ptr %_16.0, i64 %iter.sroa.0.07.i
  %_3.i5.i = getelementptr inbounds nuw float, ptr %_18.0, i64 %iter.sroa.0.07.i
  %_19.val.i = load float, ptr %_3.i.i, align 4, !noalias !4, !noundef !2
  %_21.val.i = load float, ptr %_3.i5.i, align 4, !noalias !4, !noundef !2
  %_0.i.i.i = fmul float %_19.val.i, %_21.val.i
  %_0.i1.i.i = fadd float %init.sroa.0.08.i, %_0.i.i.i
  %10 = or disjoint i64 %iter.sroa.0.07.i, 2
  %_3.i.i.1 = getelementptr inbounds nuw float, ptr %_16.0, i64 %9
  %_3.i5.i.1 = getelementptr inbounds nuw float, ptr %_18.0, i64 %9
  %_19.val.i.1 = load float, ptr %_3.i.i.1, align 4, !noalias !4, !noundef !2
  %_21.val.i.1 = load float, ptr %_3.i5.i.1, align 4, !noalias !4, !noundef !2
  %_0.i.i.i.1 = fmul float %_19.val.i.1, %_21.val.i.1
  %_0.i1.i.i.1 = fadd float %_0.i1.i.i, %_0.i.i.i.1
  %11 = or disjoint i64 %iter.sroa.0.07.i, 3
  %_3.i.i.2 = getelementptr inbounds nuw float, ptr %_16.0, i64 %10
  %_3.i5.i.2 = getelementptr inbounds nuw float, ptr %_18.0, i64 %10
  %_19.val.i.2 = load float, ptr %_3.i.i.2, align 4, !noalias !4, !noundef !2
  %_21.val.i.2 = load float, ptr %_3.i5.i.2, align 4, !noalias !4, !noundef !2
  %_0.i.i.i.2 = fmul float %_19.val.i.2, %_21.val.i.2
  %_0.i1.i.i.2 = fadd float %_0.i1.i.i.1, %_0.i.i.i.2
  %12 = or disjoint i64 %iter.sroa.0.07.i, 4
  %_3.i.i.3 = getelementptr inbounds nuw float, ptr %_16.0, i64 %11
  %_3.i5.i.3 = getelementptr inbounds nuw float, ptr %_18.0, i64 %11
  %_19.val.i.3 = load float, ptr %_3.i.i.3, align 4, !noalias !4, !noundef !2
  %_21.val.i.3 = load float, ptr %_3.i5.i.3, align 4, !noalias !4, !noundef !2
  %_0.i.i.i.3 = fmul float %_19.val.i.3, %_21.val.i.3
  %_0.i1.i.i.3 = fadd float %_0.i1.i.i.2, %_0.i.i.i.3
  %13 = or disjoint i64 %iter.sroa.0.07.i, 5
  %_3.i.i.4 = getelementptr inbounds nuw float, ptr %_16.0, i64 %12
  %_3.i5.i.4 = getelementptr inbounds nuw float, ptr %_18.0, i64 %12
  %_19.val.i.4 = load float, ptr %_3.i.i.4, align 4, !noalias !4, !noundef !2
  %_21.val.i.4 = load float, ptr %_3.i5.i.4, align 4, !noalias !4, !noundef !2
  %_0.i.i.i.4 = fmul float %_19.val.i.4, %_21.val.i.4
  %_0.i1.i.i.4 = fadd float %_0.i1.i.i.3, %_0.i.i.i.4
  %14 = or disjoint i64 %iter.sroa.0.07.i, 6
  %_3.i.i.5 = getelementptr inbounds nuw float, ptr %_16.0, i64 %13
  %_3.i5.i.5 = getelementptr inbounds nuw float, ptr %_18.0, i64 %13
  %_19.val.i.5 = load float, ptr %_3.i.i.5, align 4, !noalias !4, !noundef !2
  %_21.val.i.5 = load float, ptr %_3.i5.i.5, align 4, !noalias !4, !noundef !2
  %_0.i.i.i.5 = fmul float %_19.val.i.5, %_21.val.i.5
  %_0.i1.i.i.5 = fadd float %_0.i1.i.i.4, %_0.i.i.i.5
  %15 = or disjoint i64 %iter.sroa.0.07.i, 7
  %_3.i.i.6 = getelementptr inbounds nuw float, ptr %_16.0, i64 %14
  %_3.i5.i.6 = getelementptr inbounds nuw float, ptr %_18.0, i64 %14
  %_19.val.i.6 = load float, ptr %_3.i.i.6, align 4, !noalias !4, !noundef !2
  %_21.val.i.6 = load float, ptr %_3.i5.i.6, align 4, !noalias !4, !noundef !2
  %_0.i.i.i.6 = fmul float %_19.val.i.6, %_21.val.i.6
  %_0.i1.i.i.6 = fadd float %_0.i1.i.i.5, %_0.i.i.i.6
  %16 = add nuw nsw i64 %iter.sroa.0.07.i, 8
  %_3.i.i.7 = getelementptr inbounds nuw float, ptr %_16.0, i64 %15
  %_3.i5.i.7 = getelementptr inbounds nuw float, ptr %_18.0, i64 %15
  %_19.val.i.7 = load float, ptr %_3.i.i.7, align 4, !noalias !4, !noundef !2
  %_21.val.i.7 = load float, ptr %_3.i5.i.7, align 4, !noalias !4, !noundef !2
  %_0.i.i.i.7 = fmul float %_19.val.i.7, %_21.val.i.7
  %_0.i1.i.i.7 = fadd float %_0.i1.i.i.6, %_0.i.i.i.7
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_.exit.loopexit.unr-lcssa, label %bb6.i

_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_.exit.loopexit.unr-lcssa: ; preds = %bb6.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_.exit, label %bb6.i.epil.preheader

bb6.i.epil.preheader:                             ; preds = %_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_.exit.loopexit.unr-lcssa, %bb6.lr.ph.i
  %init.sroa.0.08.i.epil.init = phi float [ -0.000000e+00, %bb6.lr.ph.i ], [ %_0.i1.i.i.7, %_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_.exit.loopexit.unr-lcssa ]
  %iter.sroa.0.07.i.epil.init = phi i64 [ 0, %bb6.lr.ph.i ], [ %16, %_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_.exit.loopexit.unr-lcssa ]
  %lcmp.mod3 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod3)
  br label %bb6.i.epil

bb6.i.epil:                                       ; preds = %bb6.i.epil, %bb6.i.epil.preheader
  %init.sroa.0.08.i.epil = phi float [ %init.sroa.0.08.i.epil.init, %bb6.i.epil.preheader ], [ %_0.i1.i.i.epil, %bb6.i.epil ]
  %iter.sroa.0.07.i.epil = phi i64 [ %iter.sroa.0.07.i.epil.init, %bb6.i.epil.preheader ], [ %17, %bb6.i.epil ]
  %epil.iter = phi i64 [ 0, %bb6.i.epil.preheader ], [ %epil.iter.next, %bb6.i.epil ]
  %17 = add nuw nsw i64 %iter.sroa.0.07.i.epil, 1
  %_3.i.i.epil = getelementptr inbounds nuw float, ptr %_16.0, i64 %iter.sroa.0.07.i.epil
  %_3.i5.i.epil = getelementptr inbounds nuw float, ptr %_18.0, i64 %iter.sroa.0.07.i.epil
  %_19.val.i.epil = load float, ptr %_3.i.i.epil, align 4, !noalias !4, !noundef !2
  %_21.val.i.epil = load float, ptr %_3.i5.i.epil, align 4, !noalias !4, !noundef !2
  %_0.i.i.i.epil = fmul float %_19.val.i.epil, %_21.val.i.epil
  %_0.i1.i.i.epil = fadd float %init.sroa.0.08.i.epil, %_0.i.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_.exit, label %bb6.i.epil, !llvm.loop !7

_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_.exit: ; preds = %_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_.exit.loopexit.unr-lcssa, %bb6.i.epil, %bb2
  %init.sroa.0.0.lcssa.i = phi float [ -0.000000e+00, %bb2 ], [ %_0.i1.i.i.7, %_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_.exit.loopexit.unr-lcssa ], [ %_0.i1.i.i.epil, %bb6.i.epil ]
; call <kernel::View>::put
  tail call fastcc void @_RNvMCs6mPgfgSyXbA_6kernelNtB2_4View3put(ptr %y, i64 %n, i64 noundef %at, float noundef %init.sroa.0.0.lcssa.i) #9
  br label %bb6

bb6:                                              ; preds = %start, %_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_.exit
  call void @llvm.lifetime.end.p0(ptr nonnull %view)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

attributes #0 = { cold noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #1 = { noinline nounwind memory(argmem: write, inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #2 = { noinline nounwind memory(argmem: read, inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #3 = { nounwind memory(read, argmem: readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { noinline nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!2 = !{}
!3 = !{i64 4}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_: %self"}
!6 = distinct !{!6, !"_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.disable"}

source_filename = "rust-struct-of-slices.rs"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_466e6e10d4d5a95679ab35d1156aa54e = private unnamed_addr constant [11 x i8] c"src/lib.rs\00", align 1
@alloc_24c61a6b75640eca97a052db708120ed = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\14\00\00\00\09\00\00\00" }>, align 8
@alloc_06bbbbb64f804ceb45005bbcdd50abe1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\0F\00\00\00&\00\00\00" }>, align 8

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>>>::fold::<f32, core::iter::adapters::map::map_fold<(&f32, &f32), f32, f32, kernel::kernel::{closure#0}, <f32 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>>, kernel::kernel::{closure#0}>>::{closure#0}>::{closure#0}>
; Function Attrs: inlinehint nounwind
define internal noundef float @_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_(ptr dead_on_return noalias noundef align 8 captures(address) dereferenceable(48) %self, float noundef %0) unnamed_addr #0 {
start:
  %iter = alloca [8 x i8], align 8
  %_10 = alloca [24 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %_5 = alloca [24 x i8], align 8
  %f = alloca [0 x i8], align 1
  %init = alloca [4 x i8], align 4
  store float %0, ptr %init, align 4
  call void @llvm.lifetime.start.p0(ptr %_5)
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>>>::size_hint
  call void @_RNvXs3_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterfEBW_EINtB5_7ZipImplBW_BW_E9size_hintCs6mPgfgSyXbA_6kernel(ptr noalias noundef sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_5, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) %self) #10
  %len = load i64, ptr %_5, align 8, !noundef !2
  call void @llvm.lifetime.end.p0(ptr %_5)
  store i64 0, ptr %iter, align 8
  br label %bb2

bb2:                                              ; preds = %bb9, %start
  call void @llvm.lifetime.start.p0(ptr %_7)
  %_15 = load i64, ptr %iter, align 8, !noundef !2
  %_12 = icmp ult i64 %_15, %len
  br i1 %_12, label %bb6, label %bb7

bb7:                                              ; preds = %bb2
  call void @llvm.lifetime.end.p0(ptr %_7)
  %_0 = load float, ptr %init, align 4, !noundef !2
  ret float %_0

bb6:                                              ; preds = %bb2
  %_13 = load i64, ptr %iter, align 8, !noundef !2
  br label %bb9

bb9:                                              ; preds = %bb6
  %1 = add nuw i64 %_13, 1
  store i64 %1, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %_13, ptr %2, align 8
  store i64 1, ptr %_7, align 8
  %3 = getelementptr inbounds i8, ptr %_7, i64 8
  %i = load i64, ptr %3, align 8, !noundef !2
  call void @llvm.lifetime.start.p0(ptr %_10)
  %4 = getelementptr inbounds i8, ptr %self, i64 32
  %_18 = load i64, ptr %4, align 8, !noundef !2
  %_17 = add i64 %_18, %i
; call <core::slice::iter::Iter<f32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_19 = call noundef nonnull align 4 ptr @_RNvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB6_4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs6mPgfgSyXbA_6kernel(ptr noalias noundef align 8 dereferenceable(16) %self, i64 noundef %_17) #10
  %_22 = getelementptr inbounds i8, ptr %self, i64 16
; call <core::slice::iter::Iter<f32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_21 = call noundef nonnull align 4 ptr @_RNvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB6_4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs6mPgfgSyXbA_6kernel(ptr noalias noundef align 8 dereferenceable(16) %_22, i64 noundef %_17) #10
  %5 = load float, ptr %init, align 4, !noundef !2
  store float %5, ptr %_10, align 8
  %6 = getelementptr inbounds i8, ptr %_10, i64 8
  store ptr %_19, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr %_21, ptr %7, align 8
  %8 = load float, ptr %_10, align 8, !noundef !2
  %9 = getelementptr inbounds i8, ptr %_10, i64 8
  %10 = load ptr, ptr %9, align 8, !nonnull !2, !align !3, !noundef !2
  %11 = getelementptr inbounds i8, ptr %9, i64 8
  %12 = load ptr, ptr %11, align 8, !nonnull !2, !align !3, !noundef !2
; call core::iter::adapters::map::map_fold::<(&f32, &f32), f32, f32, kernel::kernel::{closure#0}, <f32 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>>, kernel::kernel::{closure#0}>>::{closure#0}>::{closure#0}
  %13 = call noundef float @_RNCINvNtNtNtCs6Yp2GdLCATg_4core4iter8adapters3map8map_foldTRfBV_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtB8_6traits5accumfNtB1K_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterfEB2J_EB13_EE0E0B17_(ptr noalias noundef nonnull align 1 %f, float noundef %8, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %10, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %12) #10
  store float %13, ptr %init, align 4
  call void @llvm.lifetime.end.p0(ptr %_10)
  call void @llvm.lifetime.end.p0(ptr %_7)
  br label %bb2

bb8:                                              ; No predecessors!
  unreachable
}

; core::iter::adapters::map::map_fold::<(&f32, &f32), f32, f32, kernel::kernel::{closure#0}, <f32 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>>, kernel::kernel::{closure#0}>>::{closure#0}>::{closure#0}
; Function Attrs: inlinehint nounwind
define internal noundef float @_RNCINvNtNtNtCs6Yp2GdLCATg_4core4iter8adapters3map8map_foldTRfBV_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtB8_6traits5accumfNtB1K_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterfEB2J_EB13_EE0E0B17_(ptr noalias noundef nonnull align 1 %_1, float noundef %acc, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %elt.0, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %elt.1) unnamed_addr #0 {
start:
; call kernel::kernel::{closure#0}
  %_6 = call noundef float @_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_(ptr noalias noundef nonnull align 1 %_1, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %elt.0, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %elt.1) #10
; call <f32 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>>, kernel::kernel::{closure#0}>>::{closure#0}
  %_0 = call noundef float @_RNCINvXs22_NtNtNtCs6Yp2GdLCATg_4core4iter6traits5accumfNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtB19_3zip3ZipINtNtNtBf_5slice4iter4IterfEB1M_ENCNvCs6mPgfgSyXbA_6kernel6kernel0EE0B2n_(ptr noalias noundef nonnull align 1 %_1, float noundef %acc, float noundef %_6) #10
  ret float %_0
}

; <f32 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>>, kernel::kernel::{closure#0}>>::{closure#0}
; Function Attrs: inlinehint nounwind
define internal noundef float @_RNCINvXs22_NtNtNtCs6Yp2GdLCATg_4core4iter6traits5accumfNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtB19_3zip3ZipINtNtNtBf_5slice4iter4IterfEB1M_ENCNvCs6mPgfgSyXbA_6kernel6kernel0EE0B2n_(ptr noalias noundef nonnull align 1 %_1, float noundef %a, float noundef %b) unnamed_addr #0 {
start:
  %_0 = fadd float %a, %b
  ret float %_0
}

; kernel::kernel::{closure#0}
; Function Attrs: inlinehint nounwind
define internal noundef float @_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_(ptr noalias noundef nonnull align 1 %_1, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %_2.0, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %_2.1) unnamed_addr #0 {
start:
  %_5 = load float, ptr %_2.0, align 4, !noundef !2
  %_6 = load float, ptr %_2.1, align 4, !noundef !2
  %_0 = fmul float %_5, %_6
  ret float %_0
}

; __rustc::rust_begin_unwind
; Function Attrs: noreturn nounwind
define void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %_1) unnamed_addr #1 {
start:
  call void @llvm.trap()
  unreachable
}

; <kernel::View>::put
; Function Attrs: noinline nounwind
define internal void @_RNvMCs6mPgfgSyXbA_6kernelNtB2_4View3put(ptr noalias noundef align 8 dereferenceable(40) %self, i64 noundef %at, float noundef %value) unnamed_addr #2 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %_6.0 = load ptr, ptr %0, align 8, !nonnull !2, !align !3, !noundef !2
  %1 = getelementptr inbounds i8, ptr %0, i64 8
  %_6.1 = load i64, ptr %1, align 8, !noundef !2
  %_5 = icmp ult i64 %at, %_6.1
  br i1 %_5, label %bb1, label %panic

bb1:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  %_7.0 = load ptr, ptr %2, align 8, !nonnull !2, !align !3, !noundef !2
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  %_7.1 = load i64, ptr %3, align 8, !noundef !2
  %4 = getelementptr inbounds nuw float, ptr %_7.0, i64 %at
  store float %value, ptr %4, align 4
  ret void

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCs6Yp2GdLCATg_4core9panicking18panic_bounds_check(i64 noundef %at, i64 noundef %_6.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_24c61a6b75640eca97a052db708120ed) #11
  unreachable
}

; <kernel::View>::row
; Function Attrs: noinline nounwind
define internal { ptr, i64 } @_RNvMCs6mPgfgSyXbA_6kernelNtB2_4View3row(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(40) %self, i64 noundef %at) unnamed_addr #2 {
start:
  %_6.0 = load ptr, ptr %self, align 8, !nonnull !2, !align !3, !noundef !2
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_6.1 = load i64, ptr %0, align 8, !noundef !2
  %1 = getelementptr inbounds i8, ptr %self, i64 32
  %_5 = load i64, ptr %1, align 8, !noundef !2
  %_4 = mul i64 %at, %_5
  %_7 = icmp ugt i64 %_4, %_6.1
  br i1 %_7, label %bb2, label %bb1

bb1:                                              ; preds = %start
  %_9 = sub nuw i64 %_6.1, %_4
  %_14 = getelementptr inbounds nuw float, ptr %_6.0, i64 %_4
; call <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[f32]>>::index
  %2 = call { ptr, i64 } @_RNvXs2_NtNtCs6Yp2GdLCATg_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSfE5indexCs6mPgfgSyXbA_6kernel(i64 noundef 0, i64 noundef %_5, ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %_14, i64 noundef %_9, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_06bbbbb64f804ceb45005bbcdd50abe1) #12
  %_0.0 = extractvalue { ptr, i64 } %2, 0
  %_0.1 = extractvalue { ptr, i64 } %2, 1
  %3 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %4 = insertvalue { ptr, i64 } %3, i64 %_0.1, 1
  ret { ptr, i64 } %4

bb2:                                              ; preds = %start
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_bounds_check
; Function Attrs: inlinehint noreturn nounwind
define internal void @_RNvNtCs6Yp2GdLCATg_4core9panicking18panic_bounds_check(i64 noundef %index, i64 noundef %len, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #3 {
start:
  call void @llvm.trap()
  unreachable
}

; <core::slice::iter::Iter<f32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
; Function Attrs: inlinehint nounwind
define internal noundef nonnull align 4 ptr @_RNvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB6_4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs6mPgfgSyXbA_6kernel(ptr noalias noundef align 8 dereferenceable(16) %self, i64 noundef %idx) unnamed_addr #0 {
start:
  %_5 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %0 = icmp ne ptr %_5, null
  call void @llvm.assume(i1 %0)
  %_3 = getelementptr inbounds nuw float, ptr %_5, i64 %idx
  ret ptr %_3
}

; <core::slice::iter::Iter<f32> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: inlinehint nounwind
define internal void @_RNvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB6_4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs6mPgfgSyXbA_6kernel(ptr dead_on_unwind noalias noundef writable sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self) unnamed_addr #0 {
start:
  %exact = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_5 = load ptr, ptr %0, align 8, !noundef !2
  %1 = icmp ne ptr %_5, null
  call void @llvm.assume(i1 %1)
  %_6 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %2 = icmp ne ptr %_6, null
  call void @llvm.assume(i1 %2)
  %3 = icmp ne ptr %_5, null
  call void @llvm.assume(i1 %3)
  br label %bb7

bb7:                                              ; preds = %bb2
  br label %bb8

bb8:                                              ; preds = %bb7
  br label %bb9

bb9:                                              ; preds = %bb8
  %4 = ptrtoint ptr %_5 to i64
  %5 = ptrtoint ptr %_6 to i64
  %6 = sub nuw i64 %4, %5
  %7 = udiv exact i64 %6, 4
  store i64 %7, ptr %exact, align 8
  br label %bb3

bb10:                                             ; No predecessors!
  call void @llvm.trap()
  unreachable

bb3:                                              ; preds = %bb9
  %_7 = load i64, ptr %exact, align 8, !noundef !2
  %_8.1 = load i64, ptr %exact, align 8, !noundef !2
  store i64 %_7, ptr %_0, align 8
  %8 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 1, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %_8.1, ptr %9, align 8
  ret void

bb1:                                              ; No predecessors!
  unreachable

bb5:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

; <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[f32]>>::index
; Function Attrs: alwaysinline nounwind
define internal { ptr, i64 } @_RNvXs2_NtNtCs6Yp2GdLCATg_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSfE5indexCs6mPgfgSyXbA_6kernel(i64 noundef %self.0, i64 noundef %self.1, ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %slice.0, i64 noundef range(i64 0, 2305843009213693952) %slice.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #4 {
start:
  %_3 = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr %_3)
  %_12 = icmp ult i64 %self.1, %self.0
  br i1 %_12, label %bb4, label %bb5

bb5:                                              ; preds = %start
  %_13 = sub nuw i64 %self.1, %self.0
  %1 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %_13, ptr %1, align 8
  store i64 1, ptr %_3, align 8
  %2 = getelementptr inbounds i8, ptr %_3, i64 8
  %new_len = load i64, ptr %2, align 8, !noundef !2
  %_7 = icmp ule i64 %self.1, %slice.1
  br i1 %_7, label %bb1, label %bb2

bb4:                                              ; preds = %start
  br label %bb3

bb2:                                              ; preds = %bb5
  br label %bb3

bb1:                                              ; preds = %bb5
  %_15 = getelementptr inbounds nuw float, ptr %slice.0, i64 %self.0
  call void @llvm.lifetime.end.p0(ptr %_3)
  %3 = insertvalue { ptr, i64 } poison, ptr %_15, 0
  %4 = insertvalue { ptr, i64 } %3, i64 %new_len, 1
  ret { ptr, i64 } %4

bb3:                                              ; preds = %bb4, %bb2
  call void @llvm.lifetime.end.p0(ptr %_3)
  %_16 = icmp ugt i64 %self.0, %slice.1
  br i1 %_16, label %bb6, label %bb7

bb7:                                              ; preds = %bb3
  %_17 = icmp ugt i64 %self.1, %slice.1
  br i1 %_17, label %bb8, label %bb9

bb6:                                              ; preds = %bb3
  call void @llvm.trap()
  unreachable

bb9:                                              ; preds = %bb7
  %_18 = icmp ugt i64 %self.0, %self.1
  br i1 %_18, label %bb10, label %bb11

bb8:                                              ; preds = %bb7
  call void @llvm.trap()
  unreachable

bb11:                                             ; preds = %bb9
  call void @llvm.trap()
  unreachable

bb10:                                             ; preds = %bb9
  call void @llvm.trap()
  unreachable
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>>>::new
; Function Attrs: nounwind
define internal void @_RNvXs3_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterfEBW_EINtB5_7ZipImplBW_BW_E3newCs6mPgfgSyXbA_6kernel(ptr dead_on_unwind noalias noundef writable sret([48 x i8]) align 8 captures(none) dereferenceable(48) %_0, ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef %3) unnamed_addr #5 {
start:
  %len = alloca [8 x i8], align 8
  %b = alloca [16 x i8], align 8
  %a = alloca [16 x i8], align 8
  store ptr %0, ptr %a, align 8
  %4 = getelementptr inbounds i8, ptr %a, i64 8
  store ptr %1, ptr %4, align 8
  store ptr %2, ptr %b, align 8
  %5 = getelementptr inbounds i8, ptr %b, i64 8
  store ptr %3, ptr %5, align 8
; call <core::slice::iter::Iter<f32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
  %_3 = call noundef i64 @_RNvYINtNtNtCs6Yp2GdLCATg_4core5slice4iter4IterfENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs6mPgfgSyXbA_6kernel(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %a) #13
; call <core::slice::iter::Iter<f32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
  %6 = call noundef i64 @_RNvYINtNtNtCs6Yp2GdLCATg_4core5slice4iter4IterfENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs6mPgfgSyXbA_6kernel(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %b) #13
  store i64 %6, ptr %len, align 8
  %7 = load i64, ptr %len, align 8, !noundef !2
  %_9 = icmp ult i64 %7, %_3
  br i1 %_9, label %bb4, label %bb5

bb5:                                              ; preds = %start
  store i64 %_3, ptr %len, align 8
  br label %bb3

bb4:                                              ; preds = %start
  br label %bb3

bb3:                                              ; preds = %bb4, %bb5
  %_7.0 = load ptr, ptr %a, align 8, !nonnull !2, !noundef !2
  %8 = getelementptr inbounds i8, ptr %a, i64 8
  %_7.1 = load ptr, ptr %8, align 8, !noundef !2
  %_8.0 = load ptr, ptr %b, align 8, !nonnull !2, !noundef !2
  %9 = getelementptr inbounds i8, ptr %b, i64 8
  %_8.1 = load ptr, ptr %9, align 8, !noundef !2
  store ptr %_7.0, ptr %_0, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_7.1, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %_8.0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %_8.1, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 32
  store i64 0, ptr %13, align 8
  %14 = load i64, ptr %len, align 8, !noundef !2
  %15 = getelementptr inbounds i8, ptr %_0, i64 40
  store i64 %14, ptr %15, align 8
  ret void
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>>>::size_hint
; Function Attrs: inlinehint nounwind
define internal void @_RNvXs3_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterfEBW_EINtB5_7ZipImplBW_BW_E9size_hintCs6mPgfgSyXbA_6kernel(ptr dead_on_unwind noalias noundef writable sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) %self) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 40
  %_3 = load i64, ptr %0, align 8, !noundef !2
  %1 = getelementptr inbounds i8, ptr %self, i64 32
  %_4 = load i64, ptr %1, align 8, !noundef !2
  %len = sub i64 %_3, %_4
  store i64 %len, ptr %_0, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %len, ptr %3, align 8
  ret void
}

; <core::slice::iter::Iter<f32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: nounwind
define internal noundef i64 @_RNvYINtNtNtCs6Yp2GdLCATg_4core5slice4iter4IterfENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs6mPgfgSyXbA_6kernel(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self) unnamed_addr #5 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr %_2)
; call <core::slice::iter::Iter<f32> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB6_4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs6mPgfgSyXbA_6kernel(ptr noalias noundef sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_2, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self) #10
  %_0 = load i64, ptr %_2, align 8, !noundef !2
  call void @llvm.lifetime.end.p0(ptr %_2)
  ret i64 %_0
}

; Function Attrs: nounwind
define ptx_kernel void @kernel(ptr noundef %x, ptr noundef %y, i64 noundef %n, i64 noundef %width) unnamed_addr #5 {
start:
  %_14 = alloca [48 x i8], align 8
  %view = alloca [40 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr %view)
  store ptr %x, ptr %view, align 8
  %0 = getelementptr inbounds i8, ptr %view, i64 8
  store i64 %n, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %view, i64 16
  store ptr %y, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 %n, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %view, i64 32
  store i64 %width, ptr %3, align 8
  %_9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = zext i32 %_9 to i64
  %_12 = add i64 %at, 2
  %_11 = mul i64 %_12, %width
  %_10 = icmp ugt i64 %_11, %n
  br i1 %_10, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call <kernel::View>::row
  %4 = call { ptr, i64 } @_RNvMCs6mPgfgSyXbA_6kernelNtB2_4View3row(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(40) %view, i64 noundef %at) #14
  %_16.0 = extractvalue { ptr, i64 } %4, 0
  %_16.1 = extractvalue { ptr, i64 } %4, 1
  %5 = icmp ne ptr %_16.0, null
  call void @llvm.assume(i1 %5)
  %6 = icmp ne ptr %_16.0, null
  call void @llvm.assume(i1 %6)
  %7 = icmp ne ptr %_16.0, null
  call void @llvm.assume(i1 %7)
  %8 = icmp ne ptr %_16.0, null
  call void @llvm.assume(i1 %8)
  %_29 = getelementptr inbounds nuw float, ptr %_16.0, i64 %_16.1
  %_20 = add i64 %at, 1
; call <kernel::View>::row
  %9 = call { ptr, i64 } @_RNvMCs6mPgfgSyXbA_6kernelNtB2_4View3row(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(40) %view, i64 noundef %_20) #14
  %_18.0 = extractvalue { ptr, i64 } %9, 0
  %_18.1 = extractvalue { ptr, i64 } %9, 1
  %10 = icmp ne ptr %_18.0, null
  call void @llvm.assume(i1 %10)
  %11 = icmp ne ptr %_18.0, null
  call void @llvm.assume(i1 %11)
  %12 = icmp ne ptr %_18.0, null
  call void @llvm.assume(i1 %12)
  %13 = icmp ne ptr %_18.0, null
  call void @llvm.assume(i1 %13)
  %_39 = getelementptr inbounds nuw float, ptr %_18.0, i64 %_18.1
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>>>::new
  call void @_RNvXs3_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterfEBW_EINtB5_7ZipImplBW_BW_E3newCs6mPgfgSyXbA_6kernel(ptr noalias noundef sret([48 x i8]) align 8 captures(none) dereferenceable(48) %_14, ptr noundef nonnull %_16.0, ptr noundef %_29, ptr noundef nonnull %_18.0, ptr noundef %_39) #13
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>>>::fold::<f32, core::iter::adapters::map::map_fold<(&f32, &f32), f32, f32, kernel::kernel::{closure#0}, <f32 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f32>, core::slice::iter::Iter<f32>>, kernel::kernel::{closure#0}>>::{closure#0}>::{closure#0}>
  %sum = call noundef float @_RINvXs2_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterfEBX_EINtB6_7ZipImplBX_BX_E4foldfNCINvNtB8_3map8map_foldTRfB2i_EffNCNvCs6mPgfgSyXbA_6kernel6kernel0NCINvXs22_NtNtBa_6traits5accumfNtB38_3Sum3sumINtB1Z_3MapBN_B2r_EE0E0EB2v_(ptr noalias noundef align 8 captures(address) dereferenceable(48) %_14, float noundef -0.000000e+00) #10
; call <kernel::View>::put
  call void @_RNvMCs6mPgfgSyXbA_6kernelNtB2_4View3put(ptr noalias noundef align 8 dereferenceable(40) %view, i64 noundef %at, float noundef %sum) #14
  call void @llvm.lifetime.end.p0(ptr %view)
  br label %bb6

bb1:                                              ; preds = %start
  call void @llvm.lifetime.end.p0(ptr %view)
  br label %bb6

bb6:                                              ; preds = %bb1, %bb2
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #9

attributes #0 = { inlinehint nounwind "target-cpu"="sm_90" }
attributes #1 = { noreturn nounwind "target-cpu"="sm_90" }
attributes #2 = { noinline nounwind "target-cpu"="sm_90" }
attributes #3 = { inlinehint noreturn nounwind "target-cpu"="sm_90" }
attributes #4 = { alwaysinline nounwind "target-cpu"="sm_90" }
attributes #5 = { nounwind "target-cpu"="sm_90" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { inlinehint nounwind }
attributes #11 = { inlinehint noreturn nounwind }
attributes #12 = { alwaysinline nounwind }
attributes #13 = { nounwind }
attributes #14 = { noinline nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!2 = !{}
!3 = !{i64 4}

source_filename = "rust-slices-of-two-memories.rs"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_466e6e10d4d5a95679ab35d1156aa54e = private unnamed_addr constant [11 x i8] c"src/lib.rs\00", align 1
@alloc_e149ddbad8980d885ef1d3b65aaf1d72 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\0F\00\00\00\10\00\00\00" }>, align 8
@alloc_98d1a06e68edd60125376580e963d274 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\1D\00\00\00\05\00\00\00" }>, align 8

; <core::slice::iter::Iter<f32> as core::iter::traits::iterator::Iterator>::fold::<f32, kernel::sum::{closure#0}>
; Function Attrs: inlinehint nounwind
define internal noundef float @_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCNvCs6mPgfgSyXbA_6kernel3sum0EB1H_(ptr noundef nonnull %self.0, ptr noundef %self.1, float noundef %0) unnamed_addr #0 {
start:
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %f = alloca [0 x i8], align 1
  %init = alloca [4 x i8], align 4
  store float %0, ptr %init, align 4
  call void @llvm.lifetime.start.p0(ptr %_4)
  br label %bb2

bb2:                                              ; preds = %start
  %1 = icmp ne ptr %self.1, null
  call void @llvm.assume(i1 %1)
  %2 = icmp ne ptr %self.0, null
  call void @llvm.assume(i1 %2)
  %3 = icmp ne ptr %self.1, null
  call void @llvm.assume(i1 %3)
  %4 = icmp eq ptr %self.0, %self.1
  %5 = zext i1 %4 to i8
  store i8 %5, ptr %_4, align 1
  br label %bb3

bb3:                                              ; preds = %bb2
  %6 = load i8, ptr %_4, align 1, !range !2, !noundef !3
  %7 = trunc nuw i8 %6 to i1
  br i1 %7, label %bb4, label %bb5

bb5:                                              ; preds = %bb3
  call void @llvm.lifetime.end.p0(ptr %_4)
  store i64 0, ptr %i, align 8
  br label %bb7

bb4:                                              ; preds = %bb3
  %8 = load float, ptr %init, align 4, !noundef !3
  store float %8, ptr %_0, align 4
  call void @llvm.lifetime.end.p0(ptr %_4)
  br label %bb12

bb7:                                              ; preds = %bb5
  %9 = icmp ne ptr %self.1, null
  call void @llvm.assume(i1 %9)
  %10 = icmp ne ptr %self.0, null
  call void @llvm.assume(i1 %10)
  %11 = icmp ne ptr %self.1, null
  call void @llvm.assume(i1 %11)
  br label %bb16

bb16:                                             ; preds = %bb7
  br label %bb17

bb17:                                             ; preds = %bb16
  br label %bb18

bb18:                                             ; preds = %bb17
  %12 = ptrtoint ptr %self.1 to i64
  %13 = ptrtoint ptr %self.0 to i64
  %14 = sub nuw i64 %12, %13
  %15 = udiv exact i64 %14, 4
  store i64 %15, ptr %len, align 8
  br label %bb8

bb19:                                             ; No predecessors!
  call void @llvm.trap()
  unreachable

bb8:                                              ; preds = %bb11, %bb18
  %_21 = load i64, ptr %i, align 8, !noundef !3
  %16 = icmp ne ptr %self.0, null
  call void @llvm.assume(i1 %16)
  %_37 = getelementptr inbounds nuw float, ptr %self.0, i64 %_21
  %17 = icmp ne ptr %_37, null
  call void @llvm.assume(i1 %17)
  %18 = icmp ne ptr %_37, null
  call void @llvm.assume(i1 %18)
  %_16.0 = load float, ptr %init, align 4, !noundef !3
; call kernel::sum::{closure#0}
  %19 = call noundef float @_RNCNvCs6mPgfgSyXbA_6kernel3sum0B3_(ptr noalias noundef nonnull align 1 %f, float noundef %_16.0, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %_37) #10
  store float %19, ptr %init, align 4
  br label %bb21

bb21:                                             ; preds = %bb8
  %20 = load i64, ptr %i, align 8, !noundef !3
  %_22 = add nuw i64 %20, 1
  store i64 %_22, ptr %i, align 8
  %_24 = load i64, ptr %i, align 8, !noundef !3
  %_25 = load i64, ptr %len, align 8, !noundef !3
  %_23 = icmp eq i64 %_24, %_25
  br i1 %_23, label %bb10, label %bb11

bb11:                                             ; preds = %bb21
  br label %bb8

bb10:                                             ; preds = %bb21
  %21 = load float, ptr %init, align 4, !noundef !3
  store float %21, ptr %_0, align 4
  br label %bb12

bb12:                                             ; preds = %bb4, %bb10
  %22 = load float, ptr %_0, align 4, !noundef !3
  ret float %22

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable

bb15:                                             ; No predecessors!
  unreachable

bb20:                                             ; No predecessors!
  unreachable
}

; kernel::sum::{closure#0}
; Function Attrs: inlinehint nounwind
define internal noundef float @_RNCNvCs6mPgfgSyXbA_6kernel3sum0B3_(ptr noalias noundef nonnull align 1 %_1, float noundef %all, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %one) unnamed_addr #0 {
start:
  %_4 = load float, ptr %one, align 4, !noundef !3
  %_0 = fadd float %all, %_4
  ret float %_0
}

; kernel::sum
; Function Attrs: noinline nounwind
define internal noundef float @_RNvCs6mPgfgSyXbA_6kernel3sum(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %values.0, i64 noundef range(i64 0, 2305843009213693952) %values.1) unnamed_addr #1 {
start:
  %0 = icmp ne ptr %values.0, null
  call void @llvm.assume(i1 %0)
  %1 = icmp ne ptr %values.0, null
  call void @llvm.assume(i1 %1)
  %2 = icmp ne ptr %values.0, null
  call void @llvm.assume(i1 %2)
  %3 = icmp ne ptr %values.0, null
  call void @llvm.assume(i1 %3)
  %_7 = getelementptr inbounds nuw float, ptr %values.0, i64 %values.1
; call <core::slice::iter::Iter<f32> as core::iter::traits::iterator::Iterator>::fold::<f32, kernel::sum::{closure#0}>
  %_0 = call noundef float @_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCNvCs6mPgfgSyXbA_6kernel3sum0EB1H_(ptr noundef nonnull %values.0, ptr noundef %_7, float noundef 0.000000e+00) #10
  ret float %_0
}

; kernel::reverse
; Function Attrs: noinline nounwind
define internal void @_RNvCs6mPgfgSyXbA_6kernel7reverse(ptr noalias noundef nonnull align 4 %values.0, i64 noundef range(i64 0, 2305843009213693952) %values.1) unnamed_addr #1 {
start:
  %iter = alloca [8 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %iter1 = udiv i64 %values.1, 2
  store i64 0, ptr %iter, align 8
  br label %bb1

bb1:                                              ; preds = %bb3, %start
  call void @llvm.lifetime.start.p0(ptr %_4)
  %_12 = load i64, ptr %iter, align 8, !noundef !3
  %_9 = icmp ult i64 %_12, %iter1
  br i1 %_9, label %bb3, label %bb4

bb4:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %_4)
  ret void

bb3:                                              ; preds = %bb1
  %_10 = load i64, ptr %iter, align 8, !noundef !3
  %0 = add nuw i64 %_10, 1
  store i64 %0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 %_10, ptr %1, align 8
  store i64 1, ptr %_4, align 8
  %2 = getelementptr inbounds i8, ptr %_4, i64 8
  %at = load i64, ptr %2, align 8, !noundef !3
  %_8 = sub i64 %values.1, 1
  %_7 = sub i64 %_8, %at
; call <[f32]>::swap
  call void @_RNvMNtCs6Yp2GdLCATg_4core5sliceSf4swapCs6mPgfgSyXbA_6kernel(ptr noalias noundef nonnull align 4 %values.0, i64 noundef %values.1, i64 noundef %at, i64 noundef %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e149ddbad8980d885ef1d3b65aaf1d72) #10
  call void @llvm.lifetime.end.p0(ptr %_4)
  br label %bb1
}

; __rustc::rust_begin_unwind
; Function Attrs: noreturn nounwind
define void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %_1) unnamed_addr #2 {
start:
  call void @llvm.trap()
  unreachable
}

; <[f32]>::swap
; Function Attrs: inlinehint nounwind
define internal void @_RNvMNtCs6Yp2GdLCATg_4core5sliceSf4swapCs6mPgfgSyXbA_6kernel(ptr noalias noundef nonnull align 4 %self.0, i64 noundef range(i64 0, 2305843009213693952) %self.1, i64 noundef %a, i64 noundef %b, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #0 {
start:
  %_9 = alloca [4 x i8], align 4
  %_6 = icmp ult i64 %a, %self.1
  br i1 %_6, label %bb1, label %panic

bb1:                                              ; preds = %start
  %pa = getelementptr inbounds nuw float, ptr %self.0, i64 %a
  %_8 = icmp ult i64 %b, %self.1
  br i1 %_8, label %bb2, label %panic1

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCs6Yp2GdLCATg_4core9panicking18panic_bounds_check(i64 noundef %a, i64 noundef %self.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #11
  unreachable

bb2:                                              ; preds = %bb1
  %pb = getelementptr inbounds nuw float, ptr %self.0, i64 %b
  call void @llvm.lifetime.start.p0(ptr %_9)
  br label %bb5

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCs6Yp2GdLCATg_4core9panicking18panic_bounds_check(i64 noundef %b, i64 noundef %self.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #11
  unreachable

bb5:                                              ; preds = %bb2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_9, ptr align 4 %pa, i64 4, i1 false)
  br label %bb12

bb12:                                             ; preds = %bb5
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %pa, ptr align 4 %pb, i64 4, i1 false)
  br label %bb15

bb15:                                             ; preds = %bb12
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %pb, ptr align 4 %_9, i64 4, i1 false)
  call void @llvm.lifetime.end.p0(ptr %_9)
  ret void

bb3:                                              ; No predecessors!
  unreachable

bb4:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb10:                                             ; No predecessors!
  unreachable

bb11:                                             ; No predecessors!
  unreachable

bb13:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
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
  %_5 = load ptr, ptr %self, align 8, !nonnull !3, !noundef !3
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
  %_5 = load ptr, ptr %0, align 8, !noundef !3
  %1 = icmp ne ptr %_5, null
  call void @llvm.assume(i1 %1)
  %_6 = load ptr, ptr %self, align 8, !nonnull !3, !noundef !3
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
  %_7 = load i64, ptr %exact, align 8, !noundef !3
  %_8.1 = load i64, ptr %exact, align 8, !noundef !3
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

; <core::slice::iter::IterMut<f32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
; Function Attrs: inlinehint nounwind
define internal noundef nonnull align 4 ptr @_RNvXs2R_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB6_7IterMutfENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs6mPgfgSyXbA_6kernel(ptr noalias noundef align 8 dereferenceable(16) %self, i64 noundef %idx) unnamed_addr #0 {
start:
  %_5 = load ptr, ptr %self, align 8, !nonnull !3, !noundef !3
  %0 = icmp ne ptr %_5, null
  call void @llvm.assume(i1 %0)
  %_3 = getelementptr inbounds nuw float, ptr %_5, i64 %idx
  ret ptr %_3
}

; <core::slice::iter::IterMut<f32> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: inlinehint nounwind
define internal void @_RNvXs2R_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB6_7IterMutfENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs6mPgfgSyXbA_6kernel(ptr dead_on_unwind noalias noundef writable sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self) unnamed_addr #0 {
start:
  %exact = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_5 = load ptr, ptr %0, align 8, !noundef !3
  %1 = icmp ne ptr %_5, null
  call void @llvm.assume(i1 %1)
  %_6 = load ptr, ptr %self, align 8, !nonnull !3, !noundef !3
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
  %_7 = load i64, ptr %exact, align 8, !noundef !3
  %_8.1 = load i64, ptr %exact, align 8, !noundef !3
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

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<f32>, core::slice::iter::Iter<f32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<f32>, core::slice::iter::Iter<f32>>>::new
; Function Attrs: nounwind
define internal void @_RNvXs3_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutfEINtBZ_4IterfEEINtB5_7ZipImplBW_B1r_E3newCs6mPgfgSyXbA_6kernel(ptr dead_on_unwind noalias noundef writable sret([48 x i8]) align 8 captures(none) dereferenceable(48) %_0, ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef %3) unnamed_addr #4 {
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
; call <core::slice::iter::IterMut<f32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
  %_3 = call noundef i64 @_RNvYINtNtNtCs6Yp2GdLCATg_4core5slice4iter7IterMutfENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs6mPgfgSyXbA_6kernel(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %a) #12
; call <core::slice::iter::Iter<f32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
  %6 = call noundef i64 @_RNvYINtNtNtCs6Yp2GdLCATg_4core5slice4iter4IterfENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs6mPgfgSyXbA_6kernel(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %b) #12
  store i64 %6, ptr %len, align 8
  %7 = load i64, ptr %len, align 8, !noundef !3
  %_9 = icmp ult i64 %7, %_3
  br i1 %_9, label %bb4, label %bb5

bb5:                                              ; preds = %start
  store i64 %_3, ptr %len, align 8
  br label %bb3

bb4:                                              ; preds = %start
  br label %bb3

bb3:                                              ; preds = %bb4, %bb5
  %_7.0 = load ptr, ptr %a, align 8, !nonnull !3, !noundef !3
  %8 = getelementptr inbounds i8, ptr %a, i64 8
  %_7.1 = load ptr, ptr %8, align 8, !noundef !3
  %_8.0 = load ptr, ptr %b, align 8, !nonnull !3, !noundef !3
  %9 = getelementptr inbounds i8, ptr %b, i64 8
  %_8.1 = load ptr, ptr %9, align 8, !noundef !3
  store ptr %_7.0, ptr %_0, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_7.1, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %_8.0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %_8.1, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 32
  store i64 0, ptr %13, align 8
  %14 = load i64, ptr %len, align 8, !noundef !3
  %15 = getelementptr inbounds i8, ptr %_0, i64 40
  store i64 %14, ptr %15, align 8
  ret void
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<f32>, core::slice::iter::Iter<f32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<f32>, core::slice::iter::Iter<f32>>>::next
; Function Attrs: inlinehint nounwind
define internal { ptr, ptr } @_RNvXs3_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutfEINtBZ_4IterfEEINtB5_7ZipImplBW_B1r_E4nextCs6mPgfgSyXbA_6kernel(ptr noalias noundef align 8 dereferenceable(48) %self) unnamed_addr #0 {
start:
  %_0 = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 32
  %_3 = load i64, ptr %0, align 8, !noundef !3
  %1 = getelementptr inbounds i8, ptr %self, i64 40
  %_4 = load i64, ptr %1, align 8, !noundef !3
  %_2 = icmp ult i64 %_3, %_4
  br i1 %_2, label %bb1, label %bb4

bb4:                                              ; preds = %start
  store ptr null, ptr %_0, align 8
  br label %bb5

bb1:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %self, i64 32
  %i = load i64, ptr %2, align 8, !noundef !3
  %3 = getelementptr inbounds i8, ptr %self, i64 32
  %4 = getelementptr inbounds i8, ptr %self, i64 32
  %5 = load i64, ptr %4, align 8, !noundef !3
  %6 = add i64 %5, 1
  store i64 %6, ptr %3, align 8
; call <core::slice::iter::IterMut<f32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_7 = call noundef nonnull align 4 ptr @_RNvXs2R_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB6_7IterMutfENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs6mPgfgSyXbA_6kernel(ptr noalias noundef align 8 dereferenceable(16) %self, i64 noundef %i) #10
  %_10 = getelementptr inbounds i8, ptr %self, i64 16
; call <core::slice::iter::Iter<f32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_9 = call noundef nonnull align 4 ptr @_RNvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB6_4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCs6mPgfgSyXbA_6kernel(ptr noalias noundef align 8 dereferenceable(16) %_10, i64 noundef %i) #10
  store ptr %_7, ptr %_0, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_9, ptr %7, align 8
  br label %bb5

bb5:                                              ; preds = %bb1, %bb4
  %8 = load ptr, ptr %_0, align 8, !align !4, !noundef !3
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = insertvalue { ptr, ptr } poison, ptr %8, 0
  %12 = insertvalue { ptr, ptr } %11, ptr %10, 1
  ret { ptr, ptr } %12
}

; <core::slice::iter::Iter<f32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: nounwind
define internal noundef i64 @_RNvYINtNtNtCs6Yp2GdLCATg_4core5slice4iter4IterfENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs6mPgfgSyXbA_6kernel(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self) unnamed_addr #4 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr %_2)
; call <core::slice::iter::Iter<f32> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB6_4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs6mPgfgSyXbA_6kernel(ptr noalias noundef sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_2, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self) #10
  %_0 = load i64, ptr %_2, align 8, !noundef !3
  call void @llvm.lifetime.end.p0(ptr %_2)
  ret i64 %_0
}

; <core::slice::iter::IterMut<f32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: nounwind
define internal noundef i64 @_RNvYINtNtNtCs6Yp2GdLCATg_4core5slice4iter7IterMutfENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCs6mPgfgSyXbA_6kernel(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self) unnamed_addr #4 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr %_2)
; call <core::slice::iter::IterMut<f32> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXs2R_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB6_7IterMutfENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCs6mPgfgSyXbA_6kernel(ptr noalias noundef sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_2, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self) #10
  %_0 = load i64, ptr %_2, align 8, !noundef !3
  call void @llvm.lifetime.end.p0(ptr %_2)
  ret i64 %_0
}

; Function Attrs: nounwind
define ptx_kernel void @kernel(ptr noundef %x, i64 noundef %n, ptr noundef %y) unnamed_addr #4 {
start:
  %_15 = alloca [16 x i8], align 8
  %iter = alloca [48 x i8], align 8
  %_10 = alloca [48 x i8], align 8
  %own = alloca [128 x i8], align 4
  %_5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %at = zext i32 %_5 to i64
  %_8 = mul i64 %at, %n
  %_7 = getelementptr inbounds nuw float, ptr %x, i64 %_8
  call void @llvm.lifetime.start.p0(ptr %own)
  br label %repeat_loop_header

repeat_loop_header:                               ; preds = %repeat_loop_body, %start
  %0 = phi i64 [ 0, %start ], [ %3, %repeat_loop_body ]
  %1 = icmp ult i64 %0, 32
  br i1 %1, label %repeat_loop_body, label %repeat_loop_next

repeat_loop_body:                                 ; preds = %repeat_loop_header
  %2 = getelementptr inbounds nuw float, ptr %own, i64 %0
  store float 0.000000e+00, ptr %2, align 4
  %3 = add nuw i64 %0, 1
  br label %repeat_loop_header

repeat_loop_next:                                 ; preds = %repeat_loop_header
  %4 = icmp ne ptr %own, null
  call void @llvm.assume(i1 %4)
  %5 = icmp ne ptr %own, null
  call void @llvm.assume(i1 %5)
  %6 = icmp ne ptr %own, null
  call void @llvm.assume(i1 %6)
  %7 = icmp ne ptr %own, null
  call void @llvm.assume(i1 %7)
  %_34 = getelementptr inbounds nuw float, ptr %own, i64 32
  %8 = icmp ne ptr %_7, null
  call void @llvm.assume(i1 %8)
  %9 = icmp ne ptr %_7, null
  call void @llvm.assume(i1 %9)
  %10 = icmp ne ptr %_7, null
  call void @llvm.assume(i1 %10)
  %11 = icmp ne ptr %_7, null
  call void @llvm.assume(i1 %11)
  %_43 = getelementptr inbounds nuw float, ptr %_7, i64 %n
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<f32>, core::slice::iter::Iter<f32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<f32>, core::slice::iter::Iter<f32>>>::new
  call void @_RNvXs3_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutfEINtBZ_4IterfEEINtB5_7ZipImplBW_B1r_E3newCs6mPgfgSyXbA_6kernel(ptr noalias noundef sret([48 x i8]) align 8 captures(none) dereferenceable(48) %_10, ptr noundef nonnull %own, ptr noundef %_34, ptr noundef nonnull %_7, ptr noundef %_43) #12
  call void @llvm.lifetime.start.p0(ptr %iter)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_10, i64 48, i1 false)
  br label %bb1

bb1:                                              ; preds = %bb3, %repeat_loop_next
  call void @llvm.lifetime.start.p0(ptr %_15)
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<f32>, core::slice::iter::Iter<f32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<f32>, core::slice::iter::Iter<f32>>>::next
  %12 = call { ptr, ptr } @_RNvXs3_NtNtNtCs6Yp2GdLCATg_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutfEINtBZ_4IterfEEINtB5_7ZipImplBW_B1r_E4nextCs6mPgfgSyXbA_6kernel(ptr noalias noundef align 8 dereferenceable(48) %iter) #10
  %13 = extractvalue { ptr, ptr } %12, 0
  %14 = extractvalue { ptr, ptr } %12, 1
  store ptr %13, ptr %_15, align 8
  %15 = getelementptr inbounds i8, ptr %_15, i64 8
  store ptr %14, ptr %15, align 8
  %16 = load ptr, ptr %_15, align 8, !align !4, !noundef !3
  %17 = getelementptr inbounds i8, ptr %_15, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %16 to i64
  %20 = icmp eq i64 %19, 0
  %_17 = select i1 %20, i64 0, i64 1
  %21 = trunc nuw i64 %_17 to i1
  br i1 %21, label %bb3, label %bb4

bb3:                                              ; preds = %bb1
  %to = load ptr, ptr %_15, align 8, !nonnull !3, !align !4, !noundef !3
  %22 = getelementptr inbounds i8, ptr %_15, i64 8
  %from = load ptr, ptr %22, align 8, !nonnull !3, !align !4, !noundef !3
  %_20 = load float, ptr %from, align 4, !noundef !3
  store float %_20, ptr %to, align 4
  call void @llvm.lifetime.end.p0(ptr %_15)
  br label %bb1

bb4:                                              ; preds = %bb1
  call void @llvm.lifetime.end.p0(ptr %_15)
  call void @llvm.lifetime.end.p0(ptr %iter)
; call kernel::reverse
  call void @_RNvCs6mPgfgSyXbA_6kernel7reverse(ptr noalias noundef nonnull align 4 %own, i64 noundef 32) #13
; call kernel::sum
  %_25 = call noundef float @_RNvCs6mPgfgSyXbA_6kernel3sum(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %_7, i64 noundef %n) #13
; call kernel::sum
  %_26 = call noundef float @_RNvCs6mPgfgSyXbA_6kernel3sum(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %own, i64 noundef 32) #13
  %_29 = icmp ult i64 %at, %n
  br i1 %_29, label %bb8, label %panic

bb8:                                              ; preds = %bb4
  %23 = getelementptr inbounds nuw float, ptr %y, i64 %at
  %24 = fadd float %_25, %_26
  store float %24, ptr %23, align 4
; call kernel::reverse
  call void @_RNvCs6mPgfgSyXbA_6kernel7reverse(ptr noalias noundef nonnull align 4 %y, i64 noundef %n) #13
  call void @llvm.lifetime.end.p0(ptr %own)
  ret void

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCs6Yp2GdLCATg_4core9panicking18panic_bounds_check(i64 noundef %at, i64 noundef %n, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_98d1a06e68edd60125376580e963d274) #11
  unreachable

bb2:                                              ; No predecessors!
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #9

attributes #0 = { inlinehint nounwind "target-cpu"="sm_90" }
attributes #1 = { noinline nounwind "target-cpu"="sm_90" }
attributes #2 = { noreturn nounwind "target-cpu"="sm_90" }
attributes #3 = { inlinehint noreturn nounwind "target-cpu"="sm_90" }
attributes #4 = { nounwind "target-cpu"="sm_90" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { inlinehint nounwind }
attributes #11 = { inlinehint noreturn nounwind }
attributes #12 = { nounwind }
attributes #13 = { noinline nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!2 = !{i8 0, i8 2}
!3 = !{}
!4 = !{i64 4}

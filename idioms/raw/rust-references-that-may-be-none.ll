source_filename = "rust-references-that-may-be-none.rs"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Entry = type { i32, i32 }

; <core::slice::iter::Iter<kernel::Entry> as core::iter::traits::iterator::Iterator>::find::<kernel::find::{closure#0}>
; Function Attrs: inlinehint nounwind
define internal noundef align 4 ptr @_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBS_4find0EBS_(ptr noalias noundef align 8 dereferenceable(16) %self, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %0) unnamed_addr #0 {
start:
  %x = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %predicate = alloca [8 x i8], align 8
  store ptr %0, ptr %predicate, align 8
  br label %bb1

bb1:                                              ; preds = %bb4, %start
  call void @llvm.lifetime.start.p0(ptr %_3)
  %_9 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_10 = load ptr, ptr %1, align 8, !noundef !2
  br label %bb9

bb9:                                              ; preds = %bb1
  %2 = icmp ne ptr %_10, null
  call void @llvm.assume(i1 %2)
  %3 = icmp ne ptr %_9, null
  call void @llvm.assume(i1 %3)
  %4 = icmp ne ptr %_10, null
  call void @llvm.assume(i1 %4)
  %_13 = icmp eq ptr %_9, %_10
  br i1 %_13, label %bb10, label %bb11

bb11:                                             ; preds = %bb9
  %_20 = getelementptr inbounds nuw %Entry, ptr %_9, i64 1
  %5 = icmp ne ptr %_20, null
  call void @llvm.assume(i1 %5)
  store ptr %_20, ptr %self, align 8
  br label %bb12

bb10:                                             ; preds = %bb9
  br label %bb15

bb12:                                             ; preds = %bb11
  %6 = icmp ne ptr %_9, null
  call void @llvm.assume(i1 %6)
  store ptr %_9, ptr %_3, align 8
  %7 = load ptr, ptr %_3, align 8, !nonnull !2, !align !3, !noundef !2
  store ptr %7, ptr %x, align 8
; call kernel::find::{closure#0}
  %_5 = call noundef zeroext i1 @_RNCNvCs6mPgfgSyXbA_6kernel4find0B3_(ptr noalias noundef align 8 dereferenceable(8) %predicate, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %x) #8
  br i1 %_5, label %bb3, label %bb4

bb4:                                              ; preds = %bb12
  call void @llvm.lifetime.end.p0(ptr %_3)
  br label %bb1

bb3:                                              ; preds = %bb12
  %8 = load ptr, ptr %x, align 8, !nonnull !2, !align !3, !noundef !2
  store ptr %8, ptr %_0, align 8
  call void @llvm.lifetime.end.p0(ptr %_3)
  br label %bb5

bb5:                                              ; preds = %bb15, %bb3
  %9 = load ptr, ptr %_0, align 8, !align !3, !noundef !2
  ret ptr %9

bb15:                                             ; preds = %bb10
  call void @llvm.lifetime.end.p0(ptr %_3)
  store ptr null, ptr %_0, align 8
  br label %bb5

bb6:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable

bb13:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

; <core::slice::iter::IterMut<kernel::Entry> as core::iter::traits::iterator::Iterator>::find::<kernel::place::{closure#0}>
; Function Attrs: inlinehint nounwind
define internal noundef align 4 ptr @_RINvXs2R_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_7IterMutNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBV_5place0EBV_(ptr noalias noundef align 8 dereferenceable(16) %self, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %0) unnamed_addr #0 {
start:
  %x = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %predicate = alloca [8 x i8], align 8
  store ptr %0, ptr %predicate, align 8
  br label %bb1

bb1:                                              ; preds = %bb4, %start
  call void @llvm.lifetime.start.p0(ptr %_3)
  %_9 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_10 = load ptr, ptr %1, align 8, !noundef !2
  br label %bb9

bb9:                                              ; preds = %bb1
  %2 = icmp ne ptr %_10, null
  call void @llvm.assume(i1 %2)
  %3 = icmp ne ptr %_9, null
  call void @llvm.assume(i1 %3)
  %4 = icmp ne ptr %_10, null
  call void @llvm.assume(i1 %4)
  %_14 = icmp eq ptr %_9, %_10
  br i1 %_14, label %bb10, label %bb11

bb11:                                             ; preds = %bb9
  %_21 = getelementptr inbounds nuw %Entry, ptr %_9, i64 1
  %5 = icmp ne ptr %_21, null
  call void @llvm.assume(i1 %5)
  store ptr %_21, ptr %self, align 8
  br label %bb12

bb10:                                             ; preds = %bb9
  br label %bb15

bb12:                                             ; preds = %bb11
  %6 = icmp ne ptr %_9, null
  call void @llvm.assume(i1 %6)
  store ptr %_9, ptr %_3, align 8
  %7 = load ptr, ptr %_3, align 8, !nonnull !2, !align !3, !noundef !2
  store ptr %7, ptr %x, align 8
; call kernel::place::{closure#0}
  %_5 = call noundef zeroext i1 @_RNCNvCs6mPgfgSyXbA_6kernel5place0B3_(ptr noalias noundef align 8 dereferenceable(8) %predicate, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %x) #8
  br i1 %_5, label %bb3, label %bb4

bb4:                                              ; preds = %bb12
  call void @llvm.lifetime.end.p0(ptr %_3)
  br label %bb1

bb3:                                              ; preds = %bb12
  %8 = load ptr, ptr %x, align 8, !nonnull !2, !align !3, !noundef !2
  store ptr %8, ptr %_0, align 8
  call void @llvm.lifetime.end.p0(ptr %_3)
  br label %bb5

bb5:                                              ; preds = %bb15, %bb3
  %9 = load ptr, ptr %_0, align 8, !align !3, !noundef !2
  ret ptr %9

bb15:                                             ; preds = %bb10
  call void @llvm.lifetime.end.p0(ptr %_3)
  store ptr null, ptr %_0, align 8
  br label %bb5

bb6:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable

bb13:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

; kernel::find::{closure#0}
; Function Attrs: inlinehint nounwind
define internal noundef zeroext i1 @_RNCNvCs6mPgfgSyXbA_6kernel4find0B3_(ptr noalias noundef align 8 dereferenceable(8) %_1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %entry) unnamed_addr #0 {
start:
  %_5 = load ptr, ptr %entry, align 8, !nonnull !2, !align !3, !noundef !2
  %_3 = load i32, ptr %_5, align 4, !noundef !2
  %_6 = load ptr, ptr %_1, align 8, !nonnull !2, !align !3, !noundef !2
  %_4 = load i32, ptr %_6, align 4, !noundef !2
  %_0 = icmp eq i32 %_3, %_4
  ret i1 %_0
}

; kernel::place::{closure#0}
; Function Attrs: inlinehint nounwind
define internal noundef zeroext i1 @_RNCNvCs6mPgfgSyXbA_6kernel5place0B3_(ptr noalias noundef align 8 dereferenceable(8) %_1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %entry) unnamed_addr #0 {
start:
  %_5 = load ptr, ptr %entry, align 8, !nonnull !2, !align !3, !noundef !2
  %_3 = load i32, ptr %_5, align 4, !noundef !2
  %_6 = load ptr, ptr %_1, align 8, !nonnull !2, !align !3, !noundef !2
  %_4 = load i32, ptr %_6, align 4, !noundef !2
  %_0 = icmp eq i32 %_3, %_4
  ret i1 %_0
}

; kernel::find
; Function Attrs: noinline nounwind
define internal noundef align 4 ptr @_RNvCs6mPgfgSyXbA_6kernel4find(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %table.0, i64 noundef range(i64 0, 1152921504606846976) %table.1, i32 noundef %0) unnamed_addr #1 {
start:
  %_4 = alloca [16 x i8], align 8
  %key = alloca [4 x i8], align 4
  store i32 %0, ptr %key, align 4
  call void @llvm.lifetime.start.p0(ptr %_4)
  %1 = icmp ne ptr %table.0, null
  call void @llvm.assume(i1 %1)
  %2 = icmp ne ptr %table.0, null
  call void @llvm.assume(i1 %2)
  %3 = icmp ne ptr %table.0, null
  call void @llvm.assume(i1 %3)
  %4 = icmp ne ptr %table.0, null
  call void @llvm.assume(i1 %4)
  %_11 = getelementptr inbounds nuw %Entry, ptr %table.0, i64 %table.1
  store ptr %table.0, ptr %_4, align 8
  %5 = getelementptr inbounds i8, ptr %_4, i64 8
  store ptr %_11, ptr %5, align 8
; call <core::slice::iter::Iter<kernel::Entry> as core::iter::traits::iterator::Iterator>::find::<kernel::find::{closure#0}>
  %_0 = call noundef align 4 ptr @_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBS_4find0EBS_(ptr noalias noundef align 8 dereferenceable(16) %_4, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %key) #8
  call void @llvm.lifetime.end.p0(ptr %_4)
  ret ptr %_0
}

; kernel::place
; Function Attrs: noinline nounwind
define internal noundef align 4 ptr @_RNvCs6mPgfgSyXbA_6kernel5place(ptr noalias noundef nonnull align 4 %table.0, i64 noundef range(i64 0, 1152921504606846976) %table.1, i32 noundef %0) unnamed_addr #1 {
start:
  %_5 = alloca [16 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %key = alloca [4 x i8], align 4
  store i32 %0, ptr %key, align 4
  call void @llvm.lifetime.start.p0(ptr %_3)
  call void @llvm.lifetime.start.p0(ptr %_5)
  %1 = icmp ne ptr %table.0, null
  call void @llvm.assume(i1 %1)
  %2 = icmp ne ptr %table.0, null
  call void @llvm.assume(i1 %2)
  %3 = icmp ne ptr %table.0, null
  call void @llvm.assume(i1 %3)
  %4 = icmp ne ptr %table.0, null
  call void @llvm.assume(i1 %4)
  %_11 = getelementptr inbounds nuw %Entry, ptr %table.0, i64 %table.1
  store ptr %table.0, ptr %_5, align 8
  %5 = getelementptr inbounds i8, ptr %_5, i64 8
  store ptr %_11, ptr %5, align 8
; call <core::slice::iter::IterMut<kernel::Entry> as core::iter::traits::iterator::Iterator>::find::<kernel::place::{closure#0}>
  %6 = call noundef align 4 ptr @_RINvXs2R_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_7IterMutNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBV_5place0EBV_(ptr noalias noundef align 8 dereferenceable(16) %_5, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %key) #8
  store ptr %6, ptr %_3, align 8
  %7 = load ptr, ptr %_3, align 8, !align !3, !noundef !2
  %8 = ptrtoint ptr %7 to i64
  %9 = icmp eq i64 %8, 0
  %_16 = select i1 %9, i64 0, i64 1
  %10 = trunc nuw i64 %_16 to i1
  br i1 %10, label %bb5, label %bb4

bb5:                                              ; preds = %start
  %_17 = load ptr, ptr %_3, align 8, !nonnull !2, !align !3, !noundef !2
  %_18 = getelementptr inbounds i8, ptr %_17, i64 4
  store ptr %_18, ptr %_0, align 8
  br label %bb2

bb4:                                              ; preds = %start
  store ptr null, ptr %_0, align 8
  br label %bb2

bb2:                                              ; preds = %bb5, %bb4
  call void @llvm.lifetime.end.p0(ptr %_5)
  call void @llvm.lifetime.end.p0(ptr %_3)
  %11 = load ptr, ptr %_0, align 8, !align !3, !noundef !2
  ret ptr %11

bb3:                                              ; No predecessors!
  unreachable
}

; __rustc::rust_begin_unwind
; Function Attrs: noreturn nounwind
define void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %_1) unnamed_addr #2 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @kernel(ptr noundef %from, ptr noundef %to, i64 noundef %n) unnamed_addr #3 {
start:
  %_8 = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  %key = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; call kernel::find
  %0 = call noundef align 4 ptr @_RNvCs6mPgfgSyXbA_6kernel4find(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %from, i64 noundef %n, i32 noundef %key) #9
  store ptr %0, ptr %_7, align 8
  %_9 = add i32 %key, 1
; call kernel::place
  %1 = call noundef align 4 ptr @_RNvCs6mPgfgSyXbA_6kernel5place(ptr noalias noundef nonnull align 4 %to, i64 noundef %n, i32 noundef %_9) #9
  store ptr %1, ptr %_8, align 8
  %2 = load ptr, ptr %_7, align 8, !align !3, !noundef !2
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_11 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_11 to i1
  br i1 %5, label %bb3, label %bb5

bb3:                                              ; preds = %start
  %6 = load ptr, ptr %_8, align 8, !align !3, !noundef !2
  %7 = ptrtoint ptr %6 to i64
  %8 = icmp eq i64 %7, 0
  %_10 = select i1 %8, i64 0, i64 1
  %9 = trunc nuw i64 %_10 to i1
  br i1 %9, label %bb4, label %bb5

bb5:                                              ; preds = %bb4, %bb3, %start
  ret void

bb4:                                              ; preds = %bb3
  %entry = load ptr, ptr %_7, align 8, !nonnull !2, !align !3, !noundef !2
  %value = load ptr, ptr %_8, align 8, !nonnull !2, !align !3, !noundef !2
  %10 = getelementptr inbounds i8, ptr %entry, i64 4
  %_14 = load i32, ptr %10, align 4, !noundef !2
  store i32 %_14, ptr %value, align 4
  br label %bb5

bb7:                                              ; No predecessors!
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

attributes #0 = { inlinehint nounwind "target-cpu"="sm_90" }
attributes #1 = { noinline nounwind "target-cpu"="sm_90" }
attributes #2 = { noreturn nounwind "target-cpu"="sm_90" }
attributes #3 = { nounwind "target-cpu"="sm_90" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { inlinehint nounwind }
attributes #9 = { noinline nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!2 = !{}
!3 = !{i64 4}

source_filename = "rust-references-that-may-be-none.rs"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Entry = type { i32, i32 }

; kernel::find
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc noundef align 4 ptr @_RNvCs6mPgfgSyXbA_6kernel4find(ptr noalias noundef nonnull readonly align 4 captures(address, ret: address, read_provenance) %table.0, i64 noundef range(i64 0, 1152921504606846976) %table.1, i32 noundef range(i32 0, 1024) %0) unnamed_addr #0 {
start:
  %_11 = getelementptr inbounds nuw %Entry, ptr %table.0, i64 %table.1
  br label %bb1.i

bb1.i:                                            ; preds = %bb11.i, %start
  %_201.i = phi ptr [ %_20.i, %bb11.i ], [ %table.0, %start ]
  %_13.i = icmp eq ptr %_201.i, %_11
  br i1 %_13.i, label %_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBS_4find0EBS_.exit, label %bb11.i

bb11.i:                                           ; preds = %bb1.i
  %_20.i = getelementptr inbounds nuw i8, ptr %_201.i, i64 8
  %_3.i.i = load i32, ptr %_201.i, align 4, !noalias !2, !noundef !6
  %_0.i.i = icmp eq i32 %_3.i.i, %0
  br i1 %_0.i.i, label %_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBS_4find0EBS_.exit, label %bb1.i

_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBS_4find0EBS_.exit: ; preds = %bb1.i, %bb11.i
  %_0.sroa.0.0.i = phi ptr [ %_201.i, %bb11.i ], [ null, %bb1.i ]
  ret ptr %_0.sroa.0.0.i
}

; kernel::place
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc noundef align 4 ptr @_RNvCs6mPgfgSyXbA_6kernel5place(ptr noalias noundef nonnull readonly align 4 captures(address, ret: address, provenance) %table.0, i64 noundef range(i64 0, 1152921504606846976) %table.1, i32 noundef range(i32 1, 1025) %0) unnamed_addr #0 {
start:
  %_11 = getelementptr inbounds nuw %Entry, ptr %table.0, i64 %table.1
  br label %bb1.i

bb1.i:                                            ; preds = %bb11.i, %start
  %_211.i = phi ptr [ %_21.i, %bb11.i ], [ %table.0, %start ]
  %_14.i = icmp eq ptr %_211.i, %_11
  br i1 %_14.i, label %_RINvXs2R_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_7IterMutNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBV_5place0EBV_.exit, label %bb11.i

bb11.i:                                           ; preds = %bb1.i
  %_21.i = getelementptr inbounds nuw i8, ptr %_211.i, i64 8
  %_3.i.i = load i32, ptr %_211.i, align 4, !noalias !7, !noundef !6
  %_0.i.i = icmp eq i32 %_3.i.i, %0
  br i1 %_0.i.i, label %_RINvXs2R_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_7IterMutNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBV_5place0EBV_.exit, label %bb1.i

_RINvXs2R_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_7IterMutNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBV_5place0EBV_.exit: ; preds = %bb1.i, %bb11.i
  %_0.sroa.0.0.i = phi ptr [ %_211.i, %bb11.i ], [ null, %bb1.i ]
  %.not = icmp eq ptr %_0.sroa.0.0.i, null
  %_18 = getelementptr inbounds nuw i8, ptr %_0.sroa.0.0.i, i64 4
  %_0.sroa.0.0 = select i1 %.not, ptr null, ptr %_18
  ret ptr %_0.sroa.0.0
}

; __rustc::rust_begin_unwind
; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
define void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #1 {
start:
  tail call void @llvm.trap()
  unreachable
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define ptx_kernel void @kernel(ptr noundef nonnull readonly captures(address) %from, ptr noundef captures(address) %to, i64 noundef %n) unnamed_addr #2 {
start:
  %key = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; call kernel::find
  %0 = tail call fastcc noundef align 4 ptr @_RNvCs6mPgfgSyXbA_6kernel4find(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %from, i64 noundef %n, i32 noundef %key) #5
  %_9 = add nuw nsw i32 %key, 1
; call kernel::place
  %1 = tail call fastcc noundef align 4 ptr @_RNvCs6mPgfgSyXbA_6kernel5place(ptr noalias noundef nonnull align 4 %to, i64 noundef %n, i32 noundef %_9) #5
  %.not = icmp eq ptr %0, null
  %.not1 = icmp eq ptr %1, null
  %or.cond = or i1 %.not, %.not1
  br i1 %or.cond, label %bb5, label %bb4

bb5:                                              ; preds = %bb4, %start
  ret void

bb4:                                              ; preds = %start
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %_14 = load i32, ptr %2, align 4, !noundef !6
  store i32 %_14, ptr %1, align 4
  br label %bb5
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "target-cpu"="sm_90" }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { noinline nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!2 = !{!3, !5}
!3 = distinct !{!3, !4, !"_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBS_4find0EBS_: %self"}
!4 = distinct !{!4, !"_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBS_4find0EBS_"}
!5 = distinct !{!5, !4, !"_RINvXs2J_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_4IterNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBS_4find0EBS_: argument 1"}
!6 = !{}
!7 = !{!8, !10}
!8 = distinct !{!8, !9, !"_RINvXs2R_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_7IterMutNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBV_5place0EBV_: %self"}
!9 = distinct !{!9, !"_RINvXs2R_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_7IterMutNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBV_5place0EBV_"}
!10 = distinct !{!10, !9, !"_RINvXs2R_NtNtCs6Yp2GdLCATg_4core5slice4iterINtB7_7IterMutNtCs6mPgfgSyXbA_6kernel5EntryENtNtNtNtBb_4iter6traits8iterator8Iterator4findNCNvBV_5place0EBV_: argument 1"}

source_filename = "rust-closures.rs"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; kernel::each::<kernel::kernel::{closure#0}>
; Function Attrs: noinline nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define internal fastcc void @_RINvCs6mPgfgSyXbA_6kernel4eachNCNvB2_6kernel0EB2_(ptr dead_on_return noalias noundef nonnull readonly align 8 captures(none) dereferenceable(40) %body) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %body, i64 24
  %_21.i = load ptr, ptr %0, align 8, !alias.scope !2, !nonnull !5, !align !6, !noundef !5
  %1 = getelementptr inbounds nuw i8, ptr %body, i64 16
  %_22.1.i = load i64, ptr %1, align 8, !alias.scope !2, !noundef !5
  %2 = getelementptr inbounds nuw i8, ptr %body, i64 8
  %_23.0.i = load ptr, ptr %2, align 8, !nonnull !5, !align !7
  %_24.i = load ptr, ptr %body, align 8, !nonnull !5, !align !7
  %3 = getelementptr inbounds nuw i8, ptr %body, i64 32
  %_28.i = load ptr, ptr %3, align 8, !nonnull !5, !align !7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %_5.i = load i64, ptr %_21.i, align 8, !noalias !2, !noundef !5
  %_7.i = icmp ult i64 %_5.i, %_22.1.i
  br i1 %_7.i, label %bb2.i, label %panic.i

panic.i:                                          ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.6, %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.5, %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.4, %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.3, %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.2, %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.1, %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit, %start
  tail call void @llvm.trap()
  unreachable

bb2.i:                                            ; preds = %start
  %4 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_5.i
  %_3.i = load float, ptr %4, align 4, !noalias !2, !noundef !5
  store float %_3.i, ptr %_24.i, align 4, !noalias !2
  %_12.i = load i64, ptr %_21.i, align 8, !noalias !2, !noundef !5
  %_14.i = icmp ult i64 %_12.i, %_22.1.i
  br i1 %_14.i, label %bb3.i, label %panic2.i

bb3.i:                                            ; preds = %bb2.i
  %5 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_12.i
  %_10.i = load float, ptr %5, align 4, !noalias !2, !noundef !5
  %_15.i = load float, ptr %_28.i, align 4, !noalias !2, !noundef !5
  %_9.i = fcmp ogt float %_10.i, %_15.i
  br i1 %_9.i, label %bb5.i, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit

panic2.i:                                         ; preds = %bb2.i.7, %bb2.i.6, %bb2.i.5, %bb2.i.4, %bb2.i.3, %bb2.i.2, %bb2.i.1, %bb2.i
  tail call void @llvm.trap()
  unreachable

bb5.i:                                            ; preds = %bb3.i
  store float %_10.i, ptr %_28.i, align 4, !noalias !2
  %_5.i.1.pre = load i64, ptr %_21.i, align 8, !noalias !8
  br label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit

_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit:      ; preds = %bb3.i, %bb5.i
  %_5.i.1 = phi i64 [ %_12.i, %bb3.i ], [ %_5.i.1.pre, %bb5.i ]
  %_4.i.1 = add i64 %_5.i.1, 1
  %_7.i.1 = icmp ult i64 %_4.i.1, %_22.1.i
  br i1 %_7.i.1, label %bb2.i.1, label %panic.i

bb2.i.1:                                          ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit
  %6 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_4.i.1
  %_3.i.1 = load float, ptr %6, align 4, !noalias !8, !noundef !5
  %7 = getelementptr inbounds nuw i8, ptr %_24.i, i64 4
  store float %_3.i.1, ptr %7, align 4, !noalias !8
  %_12.i.1 = load i64, ptr %_21.i, align 8, !noalias !8, !noundef !5
  %_11.i.1 = add i64 %_12.i.1, 1
  %_14.i.1 = icmp ult i64 %_11.i.1, %_22.1.i
  br i1 %_14.i.1, label %bb3.i.1, label %panic2.i

bb3.i.1:                                          ; preds = %bb2.i.1
  %8 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_11.i.1
  %_10.i.1 = load float, ptr %8, align 4, !noalias !8, !noundef !5
  %_15.i.1 = load float, ptr %_28.i, align 4, !noalias !8, !noundef !5
  %_9.i.1 = fcmp ogt float %_10.i.1, %_15.i.1
  br i1 %_9.i.1, label %bb5.i.1, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.1

bb5.i.1:                                          ; preds = %bb3.i.1
  store float %_10.i.1, ptr %_28.i, align 4, !noalias !8
  %_5.i.2.pre = load i64, ptr %_21.i, align 8, !noalias !10
  br label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.1

_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.1:    ; preds = %bb5.i.1, %bb3.i.1
  %_5.i.2 = phi i64 [ %_5.i.2.pre, %bb5.i.1 ], [ %_12.i.1, %bb3.i.1 ]
  %_4.i.2 = add i64 %_5.i.2, 2
  %_7.i.2 = icmp ult i64 %_4.i.2, %_22.1.i
  br i1 %_7.i.2, label %bb2.i.2, label %panic.i

bb2.i.2:                                          ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.1
  %9 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_4.i.2
  %_3.i.2 = load float, ptr %9, align 4, !noalias !10, !noundef !5
  %10 = getelementptr inbounds nuw i8, ptr %_24.i, i64 8
  store float %_3.i.2, ptr %10, align 4, !noalias !10
  %_12.i.2 = load i64, ptr %_21.i, align 8, !noalias !10, !noundef !5
  %_11.i.2 = add i64 %_12.i.2, 2
  %_14.i.2 = icmp ult i64 %_11.i.2, %_22.1.i
  br i1 %_14.i.2, label %bb3.i.2, label %panic2.i

bb3.i.2:                                          ; preds = %bb2.i.2
  %11 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_11.i.2
  %_10.i.2 = load float, ptr %11, align 4, !noalias !10, !noundef !5
  %_15.i.2 = load float, ptr %_28.i, align 4, !noalias !10, !noundef !5
  %_9.i.2 = fcmp ogt float %_10.i.2, %_15.i.2
  br i1 %_9.i.2, label %bb5.i.2, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.2

bb5.i.2:                                          ; preds = %bb3.i.2
  store float %_10.i.2, ptr %_28.i, align 4, !noalias !10
  %_5.i.3.pre = load i64, ptr %_21.i, align 8, !noalias !12
  br label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.2

_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.2:    ; preds = %bb5.i.2, %bb3.i.2
  %_5.i.3 = phi i64 [ %_5.i.3.pre, %bb5.i.2 ], [ %_12.i.2, %bb3.i.2 ]
  %_4.i.3 = add i64 %_5.i.3, 3
  %_7.i.3 = icmp ult i64 %_4.i.3, %_22.1.i
  br i1 %_7.i.3, label %bb2.i.3, label %panic.i

bb2.i.3:                                          ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.2
  %12 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_4.i.3
  %_3.i.3 = load float, ptr %12, align 4, !noalias !12, !noundef !5
  %13 = getelementptr inbounds nuw i8, ptr %_24.i, i64 12
  store float %_3.i.3, ptr %13, align 4, !noalias !12
  %_12.i.3 = load i64, ptr %_21.i, align 8, !noalias !12, !noundef !5
  %_11.i.3 = add i64 %_12.i.3, 3
  %_14.i.3 = icmp ult i64 %_11.i.3, %_22.1.i
  br i1 %_14.i.3, label %bb3.i.3, label %panic2.i

bb3.i.3:                                          ; preds = %bb2.i.3
  %14 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_11.i.3
  %_10.i.3 = load float, ptr %14, align 4, !noalias !12, !noundef !5
  %_15.i.3 = load float, ptr %_28.i, align 4, !noalias !12, !noundef !5
  %_9.i.3 = fcmp ogt float %_10.i.3, %_15.i.3
  br i1 %_9.i.3, label %bb5.i.3, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.3

bb5.i.3:                                          ; preds = %bb3.i.3
  store float %_10.i.3, ptr %_28.i, align 4, !noalias !12
  %_5.i.4.pre = load i64, ptr %_21.i, align 8, !noalias !14
  br label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.3

_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.3:    ; preds = %bb5.i.3, %bb3.i.3
  %_5.i.4 = phi i64 [ %_5.i.4.pre, %bb5.i.3 ], [ %_12.i.3, %bb3.i.3 ]
  %_4.i.4 = add i64 %_5.i.4, 4
  %_7.i.4 = icmp ult i64 %_4.i.4, %_22.1.i
  br i1 %_7.i.4, label %bb2.i.4, label %panic.i

bb2.i.4:                                          ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.3
  %15 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_4.i.4
  %_3.i.4 = load float, ptr %15, align 4, !noalias !14, !noundef !5
  %16 = getelementptr inbounds nuw i8, ptr %_24.i, i64 16
  store float %_3.i.4, ptr %16, align 4, !noalias !14
  %_12.i.4 = load i64, ptr %_21.i, align 8, !noalias !14, !noundef !5
  %_11.i.4 = add i64 %_12.i.4, 4
  %_14.i.4 = icmp ult i64 %_11.i.4, %_22.1.i
  br i1 %_14.i.4, label %bb3.i.4, label %panic2.i

bb3.i.4:                                          ; preds = %bb2.i.4
  %17 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_11.i.4
  %_10.i.4 = load float, ptr %17, align 4, !noalias !14, !noundef !5
  %_15.i.4 = load float, ptr %_28.i, align 4, !noalias !14, !noundef !5
  %_9.i.4 = fcmp ogt float %_10.i.4, %_15.i.4
  br i1 %_9.i.4, label %bb5.i.4, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.4

bb5.i.4:                                          ; preds = %bb3.i.4
  store float %_10.i.4, ptr %_28.i, align 4, !noalias !14
  %_5.i.5.pre = load i64, ptr %_21.i, align 8, !noalias !16
  br label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.4

_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.4:    ; preds = %bb5.i.4, %bb3.i.4
  %_5.i.5 = phi i64 [ %_5.i.5.pre, %bb5.i.4 ], [ %_12.i.4, %bb3.i.4 ]
  %_4.i.5 = add i64 %_5.i.5, 5
  %_7.i.5 = icmp ult i64 %_4.i.5, %_22.1.i
  br i1 %_7.i.5, label %bb2.i.5, label %panic.i

bb2.i.5:                                          ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.4
  %18 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_4.i.5
  %_3.i.5 = load float, ptr %18, align 4, !noalias !16, !noundef !5
  %19 = getelementptr inbounds nuw i8, ptr %_24.i, i64 20
  store float %_3.i.5, ptr %19, align 4, !noalias !16
  %_12.i.5 = load i64, ptr %_21.i, align 8, !noalias !16, !noundef !5
  %_11.i.5 = add i64 %_12.i.5, 5
  %_14.i.5 = icmp ult i64 %_11.i.5, %_22.1.i
  br i1 %_14.i.5, label %bb3.i.5, label %panic2.i

bb3.i.5:                                          ; preds = %bb2.i.5
  %20 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_11.i.5
  %_10.i.5 = load float, ptr %20, align 4, !noalias !16, !noundef !5
  %_15.i.5 = load float, ptr %_28.i, align 4, !noalias !16, !noundef !5
  %_9.i.5 = fcmp ogt float %_10.i.5, %_15.i.5
  br i1 %_9.i.5, label %bb5.i.5, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.5

bb5.i.5:                                          ; preds = %bb3.i.5
  store float %_10.i.5, ptr %_28.i, align 4, !noalias !16
  %_5.i.6.pre = load i64, ptr %_21.i, align 8, !noalias !18
  br label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.5

_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.5:    ; preds = %bb5.i.5, %bb3.i.5
  %_5.i.6 = phi i64 [ %_5.i.6.pre, %bb5.i.5 ], [ %_12.i.5, %bb3.i.5 ]
  %_4.i.6 = add i64 %_5.i.6, 6
  %_7.i.6 = icmp ult i64 %_4.i.6, %_22.1.i
  br i1 %_7.i.6, label %bb2.i.6, label %panic.i

bb2.i.6:                                          ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.5
  %21 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_4.i.6
  %_3.i.6 = load float, ptr %21, align 4, !noalias !18, !noundef !5
  %22 = getelementptr inbounds nuw i8, ptr %_24.i, i64 24
  store float %_3.i.6, ptr %22, align 4, !noalias !18
  %_12.i.6 = load i64, ptr %_21.i, align 8, !noalias !18, !noundef !5
  %_11.i.6 = add i64 %_12.i.6, 6
  %_14.i.6 = icmp ult i64 %_11.i.6, %_22.1.i
  br i1 %_14.i.6, label %bb3.i.6, label %panic2.i

bb3.i.6:                                          ; preds = %bb2.i.6
  %23 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_11.i.6
  %_10.i.6 = load float, ptr %23, align 4, !noalias !18, !noundef !5
  %_15.i.6 = load float, ptr %_28.i, align 4, !noalias !18, !noundef !5
  %_9.i.6 = fcmp ogt float %_10.i.6, %_15.i.6
  br i1 %_9.i.6, label %bb5.i.6, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.6

bb5.i.6:                                          ; preds = %bb3.i.6
  store float %_10.i.6, ptr %_28.i, align 4, !noalias !18
  %_5.i.7.pre = load i64, ptr %_21.i, align 8, !noalias !20
  br label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.6

_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.6:    ; preds = %bb5.i.6, %bb3.i.6
  %_5.i.7 = phi i64 [ %_5.i.7.pre, %bb5.i.6 ], [ %_12.i.6, %bb3.i.6 ]
  %_4.i.7 = add i64 %_5.i.7, 7
  %_7.i.7 = icmp ult i64 %_4.i.7, %_22.1.i
  br i1 %_7.i.7, label %bb2.i.7, label %panic.i

bb2.i.7:                                          ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.6
  %24 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_4.i.7
  %_3.i.7 = load float, ptr %24, align 4, !noalias !20, !noundef !5
  %25 = getelementptr inbounds nuw i8, ptr %_24.i, i64 28
  store float %_3.i.7, ptr %25, align 4, !noalias !20
  %_12.i.7 = load i64, ptr %_21.i, align 8, !noalias !20, !noundef !5
  %_11.i.7 = add i64 %_12.i.7, 7
  %_14.i.7 = icmp ult i64 %_11.i.7, %_22.1.i
  br i1 %_14.i.7, label %bb3.i.7, label %panic2.i

bb3.i.7:                                          ; preds = %bb2.i.7
  %26 = getelementptr inbounds nuw float, ptr %_23.0.i, i64 %_11.i.7
  %_10.i.7 = load float, ptr %26, align 4, !noalias !20, !noundef !5
  %_15.i.7 = load float, ptr %_28.i, align 4, !noalias !20, !noundef !5
  %_9.i.7 = fcmp ogt float %_10.i.7, %_15.i.7
  br i1 %_9.i.7, label %bb5.i.7, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.7

bb5.i.7:                                          ; preds = %bb3.i.7
  store float %_10.i.7, ptr %_28.i, align 4, !noalias !20
  br label %_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.7

_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_.exit.7:    ; preds = %bb5.i.7, %bb3.i.7
  ret void
}

; kernel::each::<kernel::kernel::{closure#1}>
; Function Attrs: noinline nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define internal fastcc void @_RINvCs6mPgfgSyXbA_6kernel4eachNCNvB2_6kernels_0EB2_(ptr dead_on_return noalias noundef nonnull readonly align 8 captures(none) dereferenceable(40) %body) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %body, i64 16
  %_13.i = load ptr, ptr %0, align 8, !alias.scope !22, !nonnull !5, !align !6, !noundef !5
  %1 = getelementptr inbounds nuw i8, ptr %body, i64 8
  %_14.1.i = load i64, ptr %1, align 8, !alias.scope !22, !noundef !5
  %2 = getelementptr inbounds nuw i8, ptr %body, i64 32
  %_12.i = load ptr, ptr %2, align 8, !nonnull !5, !align !7
  %3 = getelementptr inbounds nuw i8, ptr %body, i64 24
  %_11.i = load ptr, ptr %3, align 8, !nonnull !5, !align !7
  %_15.0.i = load ptr, ptr %body, align 8, !nonnull !5, !align !7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22)
  %_8.i = load i64, ptr %_13.i, align 8, !noalias !22, !noundef !5
  %_10.i = icmp ult i64 %_8.i, %_14.1.i
  br i1 %_10.i, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit, label %panic1.i

panic1.i:                                         ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.6, %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.5, %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.4, %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.3, %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.2, %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.1, %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit, %start
  tail call void @llvm.trap()
  unreachable

_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit:    ; preds = %start
  %_6.i = load float, ptr %_12.i, align 4, !noalias !22, !noundef !5
  %4 = getelementptr inbounds nuw i8, ptr %_11.i, i64 28
  %_3.i = load float, ptr %4, align 4, !noalias !22, !noundef !5
  %5 = getelementptr inbounds nuw float, ptr %_15.0.i, i64 %_8.i
  %6 = fdiv float %_3.i, %_6.i
  store float %6, ptr %5, align 4, !noalias !22
  %_8.i.1 = load i64, ptr %_13.i, align 8, !noalias !25, !noundef !5
  %_7.i.1 = add i64 %_8.i.1, 1
  %_10.i.1 = icmp ult i64 %_7.i.1, %_14.1.i
  br i1 %_10.i.1, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.1, label %panic1.i

_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.1:  ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit
  %_6.i.1 = load float, ptr %_12.i, align 4, !noalias !25, !noundef !5
  %7 = getelementptr inbounds nuw i8, ptr %_11.i, i64 24
  %_3.i.1 = load float, ptr %7, align 4, !noalias !25, !noundef !5
  %8 = getelementptr inbounds nuw float, ptr %_15.0.i, i64 %_7.i.1
  %9 = fdiv float %_3.i.1, %_6.i.1
  store float %9, ptr %8, align 4, !noalias !25
  %_8.i.2 = load i64, ptr %_13.i, align 8, !noalias !27, !noundef !5
  %_7.i.2 = add i64 %_8.i.2, 2
  %_10.i.2 = icmp ult i64 %_7.i.2, %_14.1.i
  br i1 %_10.i.2, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.2, label %panic1.i

_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.2:  ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.1
  %_6.i.2 = load float, ptr %_12.i, align 4, !noalias !27, !noundef !5
  %10 = getelementptr inbounds nuw i8, ptr %_11.i, i64 20
  %_3.i.2 = load float, ptr %10, align 4, !noalias !27, !noundef !5
  %11 = getelementptr inbounds nuw float, ptr %_15.0.i, i64 %_7.i.2
  %12 = fdiv float %_3.i.2, %_6.i.2
  store float %12, ptr %11, align 4, !noalias !27
  %_8.i.3 = load i64, ptr %_13.i, align 8, !noalias !29, !noundef !5
  %_7.i.3 = add i64 %_8.i.3, 3
  %_10.i.3 = icmp ult i64 %_7.i.3, %_14.1.i
  br i1 %_10.i.3, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.3, label %panic1.i

_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.3:  ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.2
  %_6.i.3 = load float, ptr %_12.i, align 4, !noalias !29, !noundef !5
  %13 = getelementptr inbounds nuw i8, ptr %_11.i, i64 16
  %_3.i.3 = load float, ptr %13, align 4, !noalias !29, !noundef !5
  %14 = getelementptr inbounds nuw float, ptr %_15.0.i, i64 %_7.i.3
  %15 = fdiv float %_3.i.3, %_6.i.3
  store float %15, ptr %14, align 4, !noalias !29
  %_8.i.4 = load i64, ptr %_13.i, align 8, !noalias !31, !noundef !5
  %_7.i.4 = add i64 %_8.i.4, 4
  %_10.i.4 = icmp ult i64 %_7.i.4, %_14.1.i
  br i1 %_10.i.4, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.4, label %panic1.i

_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.4:  ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.3
  %_6.i.4 = load float, ptr %_12.i, align 4, !noalias !31, !noundef !5
  %16 = getelementptr inbounds nuw i8, ptr %_11.i, i64 12
  %_3.i.4 = load float, ptr %16, align 4, !noalias !31, !noundef !5
  %17 = getelementptr inbounds nuw float, ptr %_15.0.i, i64 %_7.i.4
  %18 = fdiv float %_3.i.4, %_6.i.4
  store float %18, ptr %17, align 4, !noalias !31
  %_8.i.5 = load i64, ptr %_13.i, align 8, !noalias !33, !noundef !5
  %_7.i.5 = add i64 %_8.i.5, 5
  %_10.i.5 = icmp ult i64 %_7.i.5, %_14.1.i
  br i1 %_10.i.5, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.5, label %panic1.i

_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.5:  ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.4
  %_6.i.5 = load float, ptr %_12.i, align 4, !noalias !33, !noundef !5
  %19 = getelementptr inbounds nuw i8, ptr %_11.i, i64 8
  %_3.i.5 = load float, ptr %19, align 4, !noalias !33, !noundef !5
  %20 = getelementptr inbounds nuw float, ptr %_15.0.i, i64 %_7.i.5
  %21 = fdiv float %_3.i.5, %_6.i.5
  store float %21, ptr %20, align 4, !noalias !33
  %_8.i.6 = load i64, ptr %_13.i, align 8, !noalias !35, !noundef !5
  %_7.i.6 = add i64 %_8.i.6, 6
  %_10.i.6 = icmp ult i64 %_7.i.6, %_14.1.i
  br i1 %_10.i.6, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.6, label %panic1.i

_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.6:  ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.5
  %_6.i.6 = load float, ptr %_12.i, align 4, !noalias !35, !noundef !5
  %22 = getelementptr inbounds nuw i8, ptr %_11.i, i64 4
  %_3.i.6 = load float, ptr %22, align 4, !noalias !35, !noundef !5
  %23 = getelementptr inbounds nuw float, ptr %_15.0.i, i64 %_7.i.6
  %24 = fdiv float %_3.i.6, %_6.i.6
  store float %24, ptr %23, align 4, !noalias !35
  %_8.i.7 = load i64, ptr %_13.i, align 8, !noalias !37, !noundef !5
  %_7.i.7 = add i64 %_8.i.7, 7
  %_10.i.7 = icmp ult i64 %_7.i.7, %_14.1.i
  br i1 %_10.i.7, label %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.7, label %panic1.i

_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.7:  ; preds = %_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_.exit.6
  %_6.i.7 = load float, ptr %_12.i, align 4, !noalias !37, !noundef !5
  %_3.i.7 = load float, ptr %_11.i, align 4, !noalias !37, !noundef !5
  %25 = getelementptr inbounds nuw float, ptr %_15.0.i, i64 %_7.i.7
  %26 = fdiv float %_3.i.7, %_6.i.7
  store float %26, ptr %25, align 4, !noalias !37
  ret void
}

; __rustc::rust_begin_unwind
; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
define void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #1 {
start:
  tail call void @llvm.trap()
  unreachable
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define ptx_kernel void @kernel(ptr noundef %x, ptr noundef %y, i64 noundef %n) unnamed_addr #2 {
start:
  %_18 = alloca [40 x i8], align 8
  %_13 = alloca [40 x i8], align 8
  %window = alloca [32 x i8], align 4
  %most = alloca [4 x i8], align 4
  %first = alloca [8 x i8], align 8
  %_7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %0 = zext nneg i32 %_7 to i64
  store i64 %0, ptr %first, align 8
  %_9 = add nuw nsw i64 %0, 8
  %_8 = icmp ugt i64 %_9, %n
  br i1 %_8, label %bb5, label %bb2

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %most)
  store float 0.000000e+00, ptr %most, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %window)
  store float 0.000000e+00, ptr %window, align 4
  %1 = getelementptr inbounds nuw i8, ptr %window, i64 4
  store float 0.000000e+00, ptr %1, align 4
  %2 = getelementptr inbounds nuw i8, ptr %window, i64 8
  store float 0.000000e+00, ptr %2, align 4
  %3 = getelementptr inbounds nuw i8, ptr %window, i64 12
  store float 0.000000e+00, ptr %3, align 4
  %4 = getelementptr inbounds nuw i8, ptr %window, i64 16
  store float 0.000000e+00, ptr %4, align 4
  %5 = getelementptr inbounds nuw i8, ptr %window, i64 20
  store float 0.000000e+00, ptr %5, align 4
  %6 = getelementptr inbounds nuw i8, ptr %window, i64 24
  store float 0.000000e+00, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %window, i64 28
  store float 0.000000e+00, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %_13)
  store ptr %window, ptr %_13, align 8
  %8 = getelementptr inbounds nuw i8, ptr %_13, i64 8
  store ptr %x, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %_13, i64 16
  store i64 %n, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %_13, i64 24
  store ptr %first, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %_13, i64 32
  store ptr %most, ptr %11, align 8
; call kernel::each::<kernel::kernel::{closure#0}>
  call fastcc void @_RINvCs6mPgfgSyXbA_6kernel4eachNCNvB2_6kernel0EB2_(ptr noalias noundef align 8 captures(address) dereferenceable(40) %_13) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %_13)
  call void @llvm.lifetime.start.p0(ptr nonnull %_18)
  store ptr %y, ptr %_18, align 8
  %12 = getelementptr inbounds nuw i8, ptr %_18, i64 8
  store i64 %n, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %_18, i64 16
  store ptr %first, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %_18, i64 24
  store ptr %window, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %_18, i64 32
  store ptr %most, ptr %15, align 8
; call kernel::each::<kernel::kernel::{closure#1}>
  call fastcc void @_RINvCs6mPgfgSyXbA_6kernel4eachNCNvB2_6kernels_0EB2_(ptr noalias noundef align 8 captures(address) dereferenceable(40) %_18) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %_18)
  call void @llvm.lifetime.end.p0(ptr nonnull %window)
  call void @llvm.lifetime.end.p0(ptr nonnull %most)
  br label %bb5

bb5:                                              ; preds = %start, %bb2
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { noinline nounwind memory(readwrite, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #2 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { noinline nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_: %_1"}
!4 = distinct !{!4, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_"}
!5 = !{}
!6 = !{i64 8}
!7 = !{i64 4}
!8 = !{!9}
!9 = distinct !{!9, !4, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_: %_1:It1"}
!10 = !{!11}
!11 = distinct !{!11, !4, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_: %_1:It2"}
!12 = !{!13}
!13 = distinct !{!13, !4, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_: %_1:It3"}
!14 = !{!15}
!15 = distinct !{!15, !4, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_: %_1:It4"}
!16 = !{!17}
!17 = distinct !{!17, !4, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_: %_1:It5"}
!18 = !{!19}
!19 = distinct !{!19, !4, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_: %_1:It6"}
!20 = !{!21}
!21 = distinct !{!21, !4, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernel0B3_: %_1:It7"}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_: %_1"}
!24 = distinct !{!24, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_"}
!25 = !{!26}
!26 = distinct !{!26, !24, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_: %_1:It1"}
!27 = !{!28}
!28 = distinct !{!28, !24, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_: %_1:It2"}
!29 = !{!30}
!30 = distinct !{!30, !24, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_: %_1:It3"}
!31 = !{!32}
!32 = distinct !{!32, !24, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_: %_1:It4"}
!33 = !{!34}
!34 = distinct !{!34, !24, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_: %_1:It5"}
!35 = !{!36}
!36 = distinct !{!36, !24, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_: %_1:It6"}
!37 = !{!38}
!38 = distinct !{!38, !24, !"_RNCNvCs6mPgfgSyXbA_6kernel6kernels_0B3_: %_1:It7"}

source_filename = "isspacep-negated.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local i32 @sum(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i1 @llvm.nvvm.isspacep.global(ptr %0)
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %9, label %18

6:                                                ; preds = %2
  %7 = load i32, ptr %0, align 4, !tbaa !3
  %8 = sub nsw i32 0, %7
  br label %18

9:                                                ; preds = %4, %9
  %10 = phi i32 [ %16, %9 ], [ 0, %4 ]
  %11 = phi i32 [ %15, %9 ], [ 0, %4 ]
  %12 = zext nneg i32 %10 to i64
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = add nsw i32 %14, %11
  %16 = add nuw nsw i32 %10, 1
  %17 = icmp eq i32 %16, %1
  br i1 %17, label %18, label %9, !llvm.loop !7

18:                                               ; preds = %9, %4, %6
  %19 = phi i32 [ %8, %6 ], [ 0, %4 ], [ %15, %9 ]
  ret i32 %19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}

source_filename = "isspacep-or.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local i32 @pick(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i1 @llvm.nvvm.isspacep.shared(ptr %0)
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = tail call i1 @llvm.nvvm.isspacep.shared(ptr %1)
  br i1 %5, label %6, label %10

6:                                                ; preds = %4, %2
  %7 = load i32, ptr %0, align 4, !tbaa !3
  %8 = load i32, ptr %1, align 4, !tbaa !3
  %9 = add nsw i32 %8, %7
  br label %10

10:                                               ; preds = %4, %6
  %11 = phi i32 [ %9, %6 ], [ 0, %4 ]
  ret i32 %11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @guard(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call i1 @llvm.nvvm.isspacep.shared(ptr %0)
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = tail call i1 @llvm.nvvm.isspacep.shared(ptr %1)
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = load i32, ptr %1, align 4, !tbaa !3
  store i32 %7, ptr %0, align 4, !tbaa !3
  br label %8

8:                                                ; preds = %2, %4, %6
  ret void
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}

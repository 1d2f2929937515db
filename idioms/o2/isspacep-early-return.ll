source_filename = "isspacep-early-return.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local float @reduce(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i1 @llvm.nvvm.isspacep.shared(ptr %0)
  br i1 %3, label %4, label %26

4:                                                ; preds = %2
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp sgt i32 %1, 1
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = lshr i32 %1, 1
  %9 = zext nneg i32 %5 to i64
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  br label %13

11:                                               ; preds = %23, %4
  %12 = load float, ptr %0, align 4, !tbaa !7
  br label %26

13:                                               ; preds = %7, %23
  %14 = phi i32 [ %8, %7 ], [ %24, %23 ]
  %15 = icmp samesign ult i32 %5, %14
  br i1 %15, label %16, label %23

16:                                               ; preds = %13
  %17 = add nuw nsw i32 %14, %5
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr %0, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = load float, ptr %10, align 4, !tbaa !7
  %22 = fadd contract float %20, %21
  store float %22, ptr %10, align 4, !tbaa !7
  br label %23

23:                                               ; preds = %16, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = lshr i32 %14, 1
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %11, label %13, !llvm.loop !9

26:                                               ; preds = %2, %11
  %27 = phi float [ %12, %11 ], [ 0.000000e+00, %2 ]
  ret float %27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}

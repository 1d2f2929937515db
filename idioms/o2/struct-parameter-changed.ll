source_filename = "struct-parameter-changed.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Args = type { ptr, i32 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @kernel(ptr noundef readonly byval(%struct.Args) align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %29

4:                                                ; preds = %2
  %5 = load ptr, ptr %0, align 8, !tbaa !7
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr %5, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i32, ptr %9, align 8, !tbaa !11
  %11 = sext i32 %10 to i64
  %12 = and i32 %1, 3
  %13 = icmp ult i32 %1, 4
  br i1 %13, label %18, label %14

14:                                               ; preds = %4
  %15 = and i32 %1, 2147483644
  br label %30

16:                                               ; preds = %30
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %29, label %18

18:                                               ; preds = %16, %4
  %19 = phi ptr [ %8, %4 ], [ %44, %16 ]
  %20 = icmp ne i32 %12, 0
  tail call void @llvm.assume(i1 %20)
  br label %21

21:                                               ; preds = %21, %18
  %22 = phi ptr [ %19, %18 ], [ %26, %21 ]
  %23 = phi i32 [ 0, %18 ], [ %27, %21 ]
  %24 = load float, ptr %22, align 4, !tbaa !12
  %25 = fmul contract float %24, 2.000000e+00
  store float %25, ptr %22, align 4, !tbaa !12
  %26 = getelementptr inbounds float, ptr %22, i64 %11
  %27 = add i32 %23, 1
  %28 = icmp eq i32 %27, %12
  br i1 %28, label %29, label %21, !llvm.loop !14

29:                                               ; preds = %16, %21, %2
  ret void

30:                                               ; preds = %30, %14
  %31 = phi ptr [ %8, %14 ], [ %44, %30 ]
  %32 = phi i32 [ 0, %14 ], [ %45, %30 ]
  %33 = load float, ptr %31, align 4, !tbaa !12
  %34 = fmul contract float %33, 2.000000e+00
  store float %34, ptr %31, align 4, !tbaa !12
  %35 = getelementptr inbounds float, ptr %31, i64 %11
  %36 = load float, ptr %35, align 4, !tbaa !12
  %37 = fmul contract float %36, 2.000000e+00
  store float %37, ptr %35, align 4, !tbaa !12
  %38 = getelementptr inbounds float, ptr %35, i64 %11
  %39 = load float, ptr %38, align 4, !tbaa !12
  %40 = fmul contract float %39, 2.000000e+00
  store float %40, ptr %38, align 4, !tbaa !12
  %41 = getelementptr inbounds float, ptr %38, i64 %11
  %42 = load float, ptr %41, align 4, !tbaa !12
  %43 = fmul contract float %42, 2.000000e+00
  store float %43, ptr %41, align 4, !tbaa !12
  %44 = getelementptr inbounds float, ptr %41, i64 %11
  %45 = add i32 %32, 4
  %46 = icmp eq i32 %45, %15
  br i1 %46, label %16, label %30, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !9, i64 0}
!8 = !{!"_ZTS4Args", !9, i64 0, !4, i64 8}
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{!8, !4, i64 8}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}

source_filename = "loaded-from-global.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @kernel(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw ptr, ptr %0, i64 %5
  %7 = load ptr, ptr %6, align 8, !tbaa !7
  %8 = icmp sgt i32 %1, 0
  %9 = zext nneg i32 %3 to i64
  br i1 %8, label %10, label %34

10:                                               ; preds = %2
  %11 = and i32 %1, 3
  %12 = icmp ult i32 %1, 4
  br i1 %12, label %17, label %13

13:                                               ; preds = %10
  %14 = and i32 %1, 2147483644
  br label %37

15:                                               ; preds = %37
  %16 = icmp eq i32 %11, 0
  br i1 %16, label %34, label %17

17:                                               ; preds = %15, %10
  %18 = phi i32 [ 0, %10 ], [ %68, %15 ]
  %19 = phi float [ 0.000000e+00, %10 ], [ %67, %15 ]
  %20 = icmp ne i32 %11, 0
  tail call void @llvm.assume(i1 %20)
  br label %21

21:                                               ; preds = %21, %17
  %22 = phi i32 [ %31, %21 ], [ %18, %17 ]
  %23 = phi float [ %30, %21 ], [ %19, %17 ]
  %24 = phi i32 [ %32, %21 ], [ 0, %17 ]
  %25 = zext nneg i32 %22 to i64
  %26 = getelementptr inbounds nuw ptr, ptr %0, i64 %25
  %27 = load ptr, ptr %26, align 8, !tbaa !7
  %28 = getelementptr inbounds nuw float, ptr %27, i64 %9
  %29 = load float, ptr %28, align 4, !tbaa !10
  %30 = fadd contract float %23, %29
  %31 = add nuw nsw i32 %22, 1
  %32 = add i32 %24, 1
  %33 = icmp eq i32 %32, %11
  br i1 %33, label %34, label %21, !llvm.loop !12

34:                                               ; preds = %15, %21, %2
  %35 = phi float [ 0.000000e+00, %2 ], [ %67, %15 ], [ %30, %21 ]
  %36 = getelementptr inbounds nuw float, ptr %7, i64 %9
  store float %35, ptr %36, align 4, !tbaa !10
  ret void

37:                                               ; preds = %37, %13
  %38 = phi i32 [ 0, %13 ], [ %68, %37 ]
  %39 = phi float [ 0.000000e+00, %13 ], [ %67, %37 ]
  %40 = phi i32 [ 0, %13 ], [ %69, %37 ]
  %41 = zext nneg i32 %38 to i64
  %42 = getelementptr inbounds nuw ptr, ptr %0, i64 %41
  %43 = load ptr, ptr %42, align 8, !tbaa !7
  %44 = getelementptr inbounds nuw float, ptr %43, i64 %9
  %45 = load float, ptr %44, align 4, !tbaa !10
  %46 = fadd contract float %39, %45
  %47 = zext nneg i32 %38 to i64
  %48 = getelementptr inbounds nuw ptr, ptr %0, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %50 = load ptr, ptr %49, align 8, !tbaa !7
  %51 = getelementptr inbounds nuw float, ptr %50, i64 %9
  %52 = load float, ptr %51, align 4, !tbaa !10
  %53 = fadd contract float %46, %52
  %54 = zext nneg i32 %38 to i64
  %55 = getelementptr inbounds nuw ptr, ptr %0, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %57 = load ptr, ptr %56, align 8, !tbaa !7
  %58 = getelementptr inbounds nuw float, ptr %57, i64 %9
  %59 = load float, ptr %58, align 4, !tbaa !10
  %60 = fadd contract float %53, %59
  %61 = zext nneg i32 %38 to i64
  %62 = getelementptr inbounds nuw ptr, ptr %0, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 24
  %64 = load ptr, ptr %63, align 8, !tbaa !7
  %65 = getelementptr inbounds nuw float, ptr %64, i64 %9
  %66 = load float, ptr %65, align 4, !tbaa !10
  %67 = fadd contract float %60, %66
  %68 = add nuw nsw i32 %38, 4
  %69 = add i32 %40, 4
  %70 = icmp eq i32 %69, %14
  br i1 %70, label %15, label %37, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

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
!7 = !{!8, !8, i64 0}
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}

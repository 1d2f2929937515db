source_filename = "tree-with-stack.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [32 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %2, i64 %6
  %8 = load float, ptr %7, align 4, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !9
  br label %9

9:                                                ; preds = %3, %36
  %10 = phi i32 [ 1, %3 ], [ %38, %36 ]
  %11 = phi i32 [ 0, %3 ], [ %37, %36 ]
  %12 = add nsw i32 %10, -1
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw ptr, ptr %4, i64 %13
  %15 = load ptr, ptr %14, align 8, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %17 = load float, ptr %16, align 8, !tbaa !12
  %18 = fcmp contract olt float %8, %17
  br i1 %18, label %36, label %19, !llvm.loop !14

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 20
  %21 = load float, ptr %20, align 4, !tbaa !16
  %22 = fcmp contract ogt float %8, %21
  br i1 %22, label %36, label %23, !llvm.loop !14

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %25 = load i32, ptr %24, align 8, !tbaa !17
  %26 = icmp sgt i32 %25, -1
  br i1 %26, label %27, label %29

27:                                               ; preds = %23
  %28 = add nuw nsw i32 %25, %11
  br label %36

29:                                               ; preds = %23
  %30 = load ptr, ptr %15, align 8, !tbaa !18
  store ptr %30, ptr %14, align 8, !tbaa !9
  %31 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %32 = load ptr, ptr %31, align 8, !tbaa !19
  %33 = add nuw nsw i32 %10, 1
  %34 = zext nneg i32 %10 to i64
  %35 = getelementptr inbounds nuw ptr, ptr %4, i64 %34
  store ptr %32, ptr %35, align 8, !tbaa !9
  br label %36

36:                                               ; preds = %27, %29, %9, %19
  %37 = phi i32 [ %11, %9 ], [ %11, %19 ], [ %28, %27 ], [ %11, %29 ]
  %38 = phi i32 [ %12, %9 ], [ %12, %19 ], [ %12, %27 ], [ %33, %29 ]
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %9

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  store i32 %37, ptr %41, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 _ZTS4Tree", !11, i64 0}
!11 = !{!"any pointer", !5, i64 0}
!12 = !{!13, !8, i64 16}
!13 = !{!"_ZTS4Tree", !10, i64 0, !10, i64 8, !8, i64 16, !8, i64 20, !4, i64 24}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!13, !8, i64 20}
!17 = !{!13, !4, i64 24}
!18 = !{!13, !10, i64 0}
!19 = !{!13, !10, i64 8}

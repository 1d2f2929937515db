source_filename = "local-array.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [32 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %5 = icmp sgt i32 %2, 0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  br i1 %5, label %6, label %24

6:                                                ; preds = %3
  %7 = and i32 %2, 1
  %8 = icmp eq i32 %2, 1
  br i1 %8, label %13, label %9

9:                                                ; preds = %6
  %10 = and i32 %2, 2147483646
  br label %32

11:                                               ; preds = %32
  %12 = icmp eq i32 %7, 0
  br i1 %12, label %24, label %13

13:                                               ; preds = %11, %6
  %14 = phi i32 [ 0, %6 ], [ %52, %11 ]
  %15 = icmp ne i32 %7, 0
  tail call void @llvm.assume(i1 %15)
  %16 = zext nneg i32 %14 to i64
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = and i32 %18, 31
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %4, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %21, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %13, %11, %3
  %25 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = and i32 %25, 31
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %4, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = zext nneg i32 %25 to i64
  %31 = getelementptr inbounds nuw i32, ptr %0, i64 %30
  store i32 %29, ptr %31, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

32:                                               ; preds = %32, %9
  %33 = phi i32 [ 0, %9 ], [ %52, %32 ]
  %34 = phi i32 [ 0, %9 ], [ %53, %32 ]
  %35 = zext nneg i32 %33 to i64
  %36 = getelementptr inbounds nuw i32, ptr %1, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = and i32 %37, 31
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr %4, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !3
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %40, align 4, !tbaa !3
  %43 = zext nneg i32 %33 to i64
  %44 = getelementptr inbounds nuw i32, ptr %1, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = and i32 %46, 31
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %4, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %49, align 4, !tbaa !3
  %52 = add nuw nsw i32 %33, 2
  %53 = add i32 %34, 2
  %54 = icmp eq i32 %53, %10
  br i1 %54, label %11, label %32, !llvm.loop !7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}

source_filename = "call-local-array.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local float @dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %30

5:                                                ; preds = %3
  %6 = and i32 %2, 3
  %7 = icmp ult i32 %2, 4
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = and i32 %2, 2147483644
  br label %32

10:                                               ; preds = %32
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %30, label %12

12:                                               ; preds = %10, %5
  %13 = phi i32 [ 0, %5 ], [ %67, %10 ]
  %14 = phi float [ 0.000000e+00, %5 ], [ %66, %10 ]
  %15 = icmp ne i32 %6, 0
  tail call void @llvm.assume(i1 %15)
  br label %16

16:                                               ; preds = %16, %12
  %17 = phi i32 [ %27, %16 ], [ %13, %12 ]
  %18 = phi float [ %26, %16 ], [ %14, %12 ]
  %19 = phi i32 [ %28, %16 ], [ 0, %12 ]
  %20 = zext nneg i32 %17 to i64
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = getelementptr inbounds nuw float, ptr %1, i64 %20
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = fmul contract float %22, %24
  %26 = fadd contract float %18, %25
  %27 = add nuw nsw i32 %17, 1
  %28 = add i32 %19, 1
  %29 = icmp eq i32 %28, %6
  br i1 %29, label %30, label %16, !llvm.loop !9

30:                                               ; preds = %10, %16, %3
  %31 = phi float [ 0.000000e+00, %3 ], [ %66, %10 ], [ %26, %16 ]
  ret float %31

32:                                               ; preds = %32, %8
  %33 = phi i32 [ 0, %8 ], [ %67, %32 ]
  %34 = phi float [ 0.000000e+00, %8 ], [ %66, %32 ]
  %35 = phi i32 [ 0, %8 ], [ %68, %32 ]
  %36 = zext nneg i32 %33 to i64
  %37 = getelementptr inbounds nuw float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = getelementptr inbounds nuw float, ptr %1, i64 %36
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = fmul contract float %38, %40
  %42 = fadd contract float %34, %41
  %43 = or disjoint i32 %33, 1
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = getelementptr inbounds nuw float, ptr %1, i64 %44
  %48 = load float, ptr %47, align 4, !tbaa !7
  %49 = fmul contract float %46, %48
  %50 = fadd contract float %42, %49
  %51 = or disjoint i32 %33, 2
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = getelementptr inbounds nuw float, ptr %1, i64 %52
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = fmul contract float %54, %56
  %58 = fadd contract float %50, %57
  %59 = or disjoint i32 %33, 3
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = getelementptr inbounds nuw float, ptr %1, i64 %60
  %64 = load float, ptr %63, align 4, !tbaa !7
  %65 = fmul contract float %62, %64
  %66 = fadd contract float %58, %65
  %67 = add nuw nsw i32 %33, 4
  %68 = add i32 %35, 4
  %69 = icmp eq i32 %68, %9
  br i1 %69, label %10, label %32, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca [16 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %1, i64 %6
  %8 = load float, ptr %7, align 4, !tbaa !7
  store float %8, ptr %4, align 4, !tbaa !7
  %9 = zext nneg i32 %5 to i64
  %10 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %12 = load float, ptr %11, align 4, !tbaa !7
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %12, ptr %13, align 4, !tbaa !7
  %14 = zext nneg i32 %5 to i64
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load float, ptr %16, align 4, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %17, ptr %18, align 4, !tbaa !7
  %19 = zext nneg i32 %5 to i64
  %20 = getelementptr inbounds nuw float, ptr %1, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %22, ptr %23, align 4, !tbaa !7
  %24 = zext nneg i32 %5 to i64
  %25 = getelementptr inbounds nuw float, ptr %1, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float %27, ptr %28, align 4, !tbaa !7
  %29 = zext nneg i32 %5 to i64
  %30 = getelementptr inbounds nuw float, ptr %1, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store float %32, ptr %33, align 4, !tbaa !7
  %34 = zext nneg i32 %5 to i64
  %35 = getelementptr inbounds nuw float, ptr %1, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %37 = load float, ptr %36, align 4, !tbaa !7
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store float %37, ptr %38, align 4, !tbaa !7
  %39 = zext nneg i32 %5 to i64
  %40 = getelementptr inbounds nuw float, ptr %1, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 28
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store float %42, ptr %43, align 4, !tbaa !7
  %44 = zext nneg i32 %5 to i64
  %45 = getelementptr inbounds nuw float, ptr %1, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 32
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store float %47, ptr %48, align 4, !tbaa !7
  %49 = zext nneg i32 %5 to i64
  %50 = getelementptr inbounds nuw float, ptr %1, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 36
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = getelementptr inbounds nuw i8, ptr %4, i64 36
  store float %52, ptr %53, align 4, !tbaa !7
  %54 = zext nneg i32 %5 to i64
  %55 = getelementptr inbounds nuw float, ptr %1, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 40
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store float %57, ptr %58, align 4, !tbaa !7
  %59 = zext nneg i32 %5 to i64
  %60 = getelementptr inbounds nuw float, ptr %1, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 44
  %62 = load float, ptr %61, align 4, !tbaa !7
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 44
  store float %62, ptr %63, align 4, !tbaa !7
  %64 = zext nneg i32 %5 to i64
  %65 = getelementptr inbounds nuw float, ptr %1, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 48
  %67 = load float, ptr %66, align 4, !tbaa !7
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store float %67, ptr %68, align 4, !tbaa !7
  %69 = zext nneg i32 %5 to i64
  %70 = getelementptr inbounds nuw float, ptr %1, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 52
  %72 = load float, ptr %71, align 4, !tbaa !7
  %73 = getelementptr inbounds nuw i8, ptr %4, i64 52
  store float %72, ptr %73, align 4, !tbaa !7
  %74 = zext nneg i32 %5 to i64
  %75 = getelementptr inbounds nuw float, ptr %1, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 56
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store float %77, ptr %78, align 4, !tbaa !7
  %79 = zext nneg i32 %5 to i64
  %80 = getelementptr inbounds nuw float, ptr %1, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 60
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = getelementptr inbounds nuw i8, ptr %4, i64 60
  store float %82, ptr %83, align 4, !tbaa !7
  %84 = and i32 %2, 15
  %85 = call contract float @dot(ptr noundef nonnull %4, ptr noundef nonnull %4, i32 noundef %84) #5
  %86 = getelementptr inbounds nuw float, ptr %0, i64 %6
  store float %85, ptr %86, align 4, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}

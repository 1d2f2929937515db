source_filename = "class-with-methods.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE6memory = internal unnamed_addr addrspace(3) global [1024 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = shl nuw nsw i32 %4, 4
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE6memory to ptr), i64 %6
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %29

9:                                                ; preds = %3
  %10 = and i32 %2, 3
  %11 = icmp ult i32 %2, 4
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = and i32 %2, 2147483644
  br label %37

14:                                               ; preds = %37
  %15 = icmp eq i32 %10, 0
  br i1 %15, label %29, label %16

16:                                               ; preds = %14, %9
  %17 = phi i32 [ 0, %9 ], [ %58, %14 ]
  %18 = icmp ne i32 %10, 0
  tail call void @llvm.assume(i1 %18)
  br label %19

19:                                               ; preds = %19, %16
  %20 = phi i32 [ %25, %19 ], [ %17, %16 ]
  %21 = phi i32 [ %27, %19 ], [ 0, %16 ]
  %22 = zext nneg i32 %20 to i64
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = add nuw nsw i32 %20, 1
  %26 = getelementptr inbounds nuw i32, ptr %7, i64 %22
  store i32 %24, ptr %26, align 4, !tbaa !3
  %27 = add i32 %21, 1
  %28 = icmp eq i32 %27, %10
  br i1 %28, label %29, label %19, !llvm.loop !7

29:                                               ; preds = %14, %19, %3
  %30 = phi i32 [ 0, %3 ], [ %2, %19 ], [ %2, %14 ]
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %110, label %32

32:                                               ; preds = %29
  %33 = and i32 %30, 3
  %34 = icmp ult i32 %30, 4
  br i1 %34, label %94, label %35

35:                                               ; preds = %32
  %36 = and i32 %30, 2147483644
  br label %62

37:                                               ; preds = %37, %12
  %38 = phi i32 [ 0, %12 ], [ %58, %37 ]
  %39 = phi i32 [ 0, %12 ], [ %60, %37 ]
  %40 = zext nneg i32 %38 to i64
  %41 = getelementptr inbounds nuw i32, ptr %1, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = or disjoint i32 %38, 1
  %44 = getelementptr inbounds nuw i32, ptr %7, i64 %40
  store i32 %42, ptr %44, align 4, !tbaa !3
  %45 = zext nneg i32 %43 to i64
  %46 = getelementptr inbounds nuw i32, ptr %1, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !3
  %48 = or disjoint i32 %38, 2
  %49 = getelementptr inbounds nuw i32, ptr %7, i64 %45
  store i32 %47, ptr %49, align 4, !tbaa !3
  %50 = zext nneg i32 %48 to i64
  %51 = getelementptr inbounds nuw i32, ptr %1, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = or disjoint i32 %38, 3
  %54 = getelementptr inbounds nuw i32, ptr %7, i64 %50
  store i32 %52, ptr %54, align 4, !tbaa !3
  %55 = zext nneg i32 %53 to i64
  %56 = getelementptr inbounds nuw i32, ptr %1, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = add nuw nsw i32 %38, 4
  %59 = getelementptr inbounds nuw i32, ptr %7, i64 %55
  store i32 %57, ptr %59, align 4, !tbaa !3
  %60 = add i32 %39, 4
  %61 = icmp eq i32 %60, %13
  br i1 %61, label %14, label %37, !llvm.loop !9

62:                                               ; preds = %62, %35
  %63 = phi i32 [ 0, %35 ], [ %89, %62 ]
  %64 = phi i32 [ %30, %35 ], [ %85, %62 ]
  %65 = phi i32 [ 0, %35 ], [ %90, %62 ]
  %66 = mul nsw i32 %63, 3
  %67 = sext i32 %64 to i64
  %68 = getelementptr i32, ptr %7, i64 %67
  %69 = getelementptr i8, ptr %68, i64 -4
  %70 = load i32, ptr %69, align 4, !tbaa !3
  %71 = add nsw i32 %70, %66
  %72 = mul nsw i32 %71, 3
  %73 = sext i32 %64 to i64
  %74 = getelementptr i32, ptr %7, i64 %73
  %75 = getelementptr i8, ptr %74, i64 -8
  %76 = load i32, ptr %75, align 4, !tbaa !3
  %77 = add nsw i32 %76, %72
  %78 = mul nsw i32 %77, 3
  %79 = sext i32 %64 to i64
  %80 = getelementptr i32, ptr %7, i64 %79
  %81 = getelementptr i8, ptr %80, i64 -12
  %82 = load i32, ptr %81, align 4, !tbaa !3
  %83 = add nsw i32 %82, %78
  %84 = mul nsw i32 %83, 3
  %85 = add nsw i32 %64, -4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr %7, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = add nsw i32 %88, %84
  %90 = add i32 %65, 4
  %91 = icmp eq i32 %90, %36
  br i1 %91, label %92, label %62, !llvm.loop !11

92:                                               ; preds = %62
  %93 = icmp eq i32 %33, 0
  br i1 %93, label %110, label %94

94:                                               ; preds = %92, %32
  %95 = phi i32 [ 0, %32 ], [ %89, %92 ]
  %96 = phi i32 [ %30, %32 ], [ %85, %92 ]
  %97 = icmp ne i32 %33, 0
  tail call void @llvm.assume(i1 %97)
  br label %98

98:                                               ; preds = %98, %94
  %99 = phi i32 [ %107, %98 ], [ %95, %94 ]
  %100 = phi i32 [ %103, %98 ], [ %96, %94 ]
  %101 = phi i32 [ %108, %98 ], [ 0, %94 ]
  %102 = mul nsw i32 %99, 3
  %103 = add nsw i32 %100, -1
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr %7, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !3
  %107 = add nsw i32 %106, %102
  %108 = add i32 %101, 1
  %109 = icmp eq i32 %108, %33
  br i1 %109, label %110, label %98, !llvm.loop !12

110:                                              ; preds = %92, %98, %29
  %111 = phi i32 [ 0, %29 ], [ %89, %92 ], [ %107, %98 ]
  %112 = zext nneg i32 %4 to i64
  %113 = getelementptr inbounds nuw i32, ptr %0, i64 %112
  store i32 %111, ptr %113, align 4, !tbaa !3
  ret void
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
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !8}

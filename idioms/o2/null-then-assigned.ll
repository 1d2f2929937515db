source_filename = "null-then-assigned.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE5table = internal addrspace(3) global [128 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !3
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5table to ptr), i64 %6
  store i32 %8, ptr %9, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %11, label %34

11:                                               ; preds = %4
  %12 = and i32 %3, 3
  %13 = icmp ult i32 %3, 4
  br i1 %13, label %18, label %14

14:                                               ; preds = %11
  %15 = and i32 %3, 2147483644
  br label %37

16:                                               ; preds = %37
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %34, label %18

18:                                               ; preds = %16, %11
  %19 = phi i32 [ 0, %11 ], [ %64, %16 ]
  %20 = phi ptr [ null, %11 ], [ %63, %16 ]
  %21 = icmp ne i32 %12, 0
  tail call void @llvm.assume(i1 %21)
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i32 [ %31, %22 ], [ %19, %18 ]
  %24 = phi ptr [ %30, %22 ], [ %20, %18 ]
  %25 = phi i32 [ %32, %22 ], [ 0, %18 ]
  %26 = zext nneg i32 %23 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5table to ptr), i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = icmp eq i32 %28, %2
  %30 = select i1 %29, ptr %27, ptr %24
  %31 = add nuw nsw i32 %23, 1
  %32 = add i32 %25, 1
  %33 = icmp eq i32 %32, %12
  br i1 %33, label %34, label %22, !llvm.loop !7

34:                                               ; preds = %16, %22, %4
  %35 = phi ptr [ null, %4 ], [ %63, %16 ], [ %30, %22 ]
  %36 = icmp eq ptr %35, null
  br i1 %36, label %70, label %67

37:                                               ; preds = %37, %14
  %38 = phi i32 [ 0, %14 ], [ %64, %37 ]
  %39 = phi ptr [ null, %14 ], [ %63, %37 ]
  %40 = phi i32 [ 0, %14 ], [ %65, %37 ]
  %41 = zext nneg i32 %38 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5table to ptr), i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !3
  %44 = icmp eq i32 %43, %2
  %45 = select i1 %44, ptr %42, ptr %39
  %46 = zext nneg i32 %38 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5table to ptr), i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  %49 = load i32, ptr %48, align 4, !tbaa !3
  %50 = icmp eq i32 %49, %2
  %51 = select i1 %50, ptr %48, ptr %45
  %52 = zext nneg i32 %38 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5table to ptr), i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %55 = load i32, ptr %54, align 4, !tbaa !3
  %56 = icmp eq i32 %55, %2
  %57 = select i1 %56, ptr %54, ptr %51
  %58 = zext nneg i32 %38 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5table to ptr), i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 12
  %61 = load i32, ptr %60, align 4, !tbaa !3
  %62 = icmp eq i32 %61, %2
  %63 = select i1 %62, ptr %60, ptr %57
  %64 = add nuw nsw i32 %38, 4
  %65 = add i32 %40, 4
  %66 = icmp eq i32 %65, %15
  br i1 %66, label %16, label %37, !llvm.loop !9

67:                                               ; preds = %34
  %68 = load i32, ptr %35, align 4, !tbaa !3
  %69 = add nsw i32 %68, %5
  br label %70

70:                                               ; preds = %34, %67
  %71 = phi i32 [ %69, %67 ], [ -1, %34 ]
  %72 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  store i32 %71, ptr %72, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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

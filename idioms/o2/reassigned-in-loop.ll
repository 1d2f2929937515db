source_filename = "reassigned-in-loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE4rows = internal unnamed_addr addrspace(3) global [8 x [64 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp sgt i32 %2, 0
  %6 = zext nneg i32 %4 to i64
  br i1 %5, label %7, label %29

7:                                                ; preds = %3
  %8 = and i32 %2, 1
  %9 = icmp eq i32 %2, 1
  br i1 %9, label %15, label %10

10:                                               ; preds = %7
  %11 = and i32 %2, 2147483646
  %12 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4rows to ptr), i64 %6
  br label %36

13:                                               ; preds = %36
  %14 = icmp eq i32 %8, 0
  br i1 %14, label %29, label %15

15:                                               ; preds = %13, %7
  %16 = phi i32 [ 0, %7 ], [ %55, %13 ]
  %17 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE4rows to ptr), %7 ], [ %58, %13 ]
  %18 = icmp ne i32 %8, 0
  tail call void @llvm.assume(i1 %18)
  %19 = shl nsw i32 %16, 6
  %20 = add nuw nsw i32 %19, %4
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw float, ptr %1, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = getelementptr inbounds nuw float, ptr %17, i64 %6
  store float %23, ptr %24, align 4, !tbaa !7
  %25 = add nuw nsw i32 %16, 1
  %26 = and i32 %25, 7
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4rows to ptr), i64 %27
  br label %29

29:                                               ; preds = %15, %13, %3
  %30 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE4rows to ptr), %3 ], [ %58, %13 ], [ %28, %15 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = sub nsw i32 63, %4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = getelementptr inbounds nuw float, ptr %0, i64 %6
  store float %34, ptr %35, align 4, !tbaa !7
  ret void

36:                                               ; preds = %36, %10
  %37 = phi i32 [ 0, %10 ], [ %55, %36 ]
  %38 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE4rows to ptr), %10 ], [ %58, %36 ]
  %39 = phi i32 [ 0, %10 ], [ %59, %36 ]
  %40 = shl nsw i32 %37, 6
  %41 = add nuw nsw i32 %40, %4
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %1, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = getelementptr inbounds nuw float, ptr %38, i64 %6
  store float %44, ptr %45, align 4, !tbaa !7
  %46 = or disjoint i32 %37, 1
  %47 = and i32 %46, 7
  %48 = zext nneg i32 %47 to i64
  %49 = shl nsw i32 %46, 6
  %50 = add nuw nsw i32 %49, %4
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw float, ptr %1, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = getelementptr inbounds [64 x float], ptr %12, i64 %48
  store float %53, ptr %54, align 4, !tbaa !7
  %55 = add nuw nsw i32 %37, 2
  %56 = and i32 %55, 6
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4rows to ptr), i64 %57
  %59 = add i32 %39, 2
  %60 = icmp eq i32 %59, %11
  br i1 %60, label %13, label %36, !llvm.loop !9
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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}

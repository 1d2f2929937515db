source_filename = "pointer-difference.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE6sorted = internal addrspace(3) global [128 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !3
  %8 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE6sorted to ptr), i64 %5
  store i32 %7, ptr %8, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %9 = ashr exact i64 sub (i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE6sorted to ptr), i64 512) to i64), i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE6sorted to ptr) to i64)), 2
  %10 = icmp sgt i64 %9, 1
  br i1 %10, label %11, label %28

11:                                               ; preds = %3
  %12 = add nsw i32 %2, %4
  br label %13

13:                                               ; preds = %11, %13
  %14 = phi i64 [ %9, %11 ], [ %26, %13 ]
  %15 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE6sorted to ptr), %11 ], [ %22, %13 ]
  %16 = phi ptr [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE6sorted to ptr), i64 512), %11 ], [ %21, %13 ]
  %17 = lshr i64 %14, 1
  %18 = getelementptr inbounds nuw i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = icmp sgt i32 %19, %12
  %21 = select i1 %20, ptr %18, ptr %16
  %22 = select i1 %20, ptr %15, ptr %18
  %23 = ptrtoint ptr %21 to i64
  %24 = ptrtoint ptr %22 to i64
  %25 = sub i64 %23, %24
  %26 = ashr exact i64 %25, 2
  %27 = icmp sgt i64 %26, 1
  br i1 %27, label %13, label %28, !llvm.loop !7

28:                                               ; preds = %13, %3
  %29 = phi i64 [ ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE6sorted to ptr) to i64), %3 ], [ %24, %13 ]
  %30 = sub i64 %29, ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE6sorted to ptr) to i64)
  %31 = lshr exact i64 %30, 2
  %32 = trunc i64 %31 to i32
  %33 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  store i32 %32, ptr %33, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
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
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}

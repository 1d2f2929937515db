source_filename = "compare-pointers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE4tile = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(address) %0, ptr noundef readonly captures(address) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !3
  %7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4tile to ptr), i64 %4
  store i32 %6, ptr %7, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %8

8:                                                ; preds = %2, %8
  %9 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE4tile to ptr), %2 ], [ %13, %8 ]
  %10 = phi ptr [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4tile to ptr), i64 252), %2 ], [ %14, %8 ]
  %11 = load i32, ptr %9, align 4, !tbaa !3
  %12 = load i32, ptr %10, align 4, !tbaa !3
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 %12, ptr %9, align 4, !tbaa !3
  %14 = getelementptr inbounds i8, ptr %10, i64 -4
  store i32 %11, ptr %10, align 4, !tbaa !3
  %15 = icmp ult ptr %13, %14
  br i1 %15, label %8, label %16, !llvm.loop !7

16:                                               ; preds = %8
  %17 = load i32, ptr %7, align 4, !tbaa !3
  %18 = icmp eq ptr %5, %0
  %19 = zext i1 %18 to i32
  %20 = icmp eq ptr %5, %13
  %21 = zext i1 %20 to i32
  %22 = add nuw nsw i32 %21, %19
  %23 = add i32 %22, %17
  %24 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  store i32 %23, ptr %24, align 4, !tbaa !3
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

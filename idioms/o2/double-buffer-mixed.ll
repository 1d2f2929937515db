source_filename = "double-buffer-mixed.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE1a = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64
  br label %12

8:                                                ; preds = %3
  %9 = sub nsw i32 127, %4
  %10 = sext i32 %9 to i64
  %11 = zext nneg i32 %4 to i64
  br label %17

12:                                               ; preds = %17, %6
  %13 = phi i64 [ %7, %6 ], [ %11, %17 ]
  %14 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = getelementptr inbounds nuw float, ptr %0, i64 %13
  store float %15, ptr %16, align 4, !tbaa !7
  ret void

17:                                               ; preds = %8, %17
  %18 = phi ptr [ %1, %8 ], [ %20, %17 ]
  %19 = phi i32 [ 0, %8 ], [ %25, %17 ]
  %20 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), %8 ], [ %18, %17 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = getelementptr inbounds float, ptr %18, i64 %10
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = fadd contract float %22, 1.000000e+00
  %24 = getelementptr inbounds nuw float, ptr %20, i64 %11
  store float %23, ptr %24, align 4, !tbaa !7
  %25 = add nuw nsw i32 %19, 1
  %26 = icmp eq i32 %25, %2
  br i1 %26, label %12, label %17, !llvm.loop !9
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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}

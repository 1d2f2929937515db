source_filename = "double-buffer-shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE1a = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ6kernelE1b = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4, !tbaa !7
  %8 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), i64 %5
  store float %7, ptr %8, align 4, !tbaa !7
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = add nuw nsw i32 %4, 1
  %12 = and i32 %11, 127
  %13 = zext nneg i32 %12 to i64
  br label %17

14:                                               ; preds = %17, %3
  %15 = phi float [ %7, %3 ], [ %26, %17 ]
  %16 = getelementptr inbounds nuw float, ptr %0, i64 %5
  store float %15, ptr %16, align 4, !tbaa !7
  ret void

17:                                               ; preds = %10, %17
  %18 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), %10 ], [ %20, %17 ]
  %19 = phi i32 [ 0, %10 ], [ %28, %17 ]
  %20 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE1b to ptr), %10 ], [ %18, %17 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = getelementptr inbounds nuw float, ptr %18, i64 %5
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = getelementptr inbounds nuw float, ptr %18, i64 %13
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = fadd contract float %22, %24
  %26 = fmul contract float %25, 5.000000e-01
  %27 = getelementptr inbounds nuw float, ptr %20, i64 %5
  store float %26, ptr %27, align 4, !tbaa !7
  %28 = add nuw nsw i32 %19, 1
  %29 = icmp eq i32 %28, %2
  br i1 %29, label %14, label %17, !llvm.loop !9
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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}

source_filename = "rotating-pointers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE1a = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ6kernelE1b = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp sgt i32 %2, 0
  %6 = zext nneg i32 %4 to i64
  br i1 %5, label %15, label %7

7:                                                ; preds = %15, %3
  %8 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE1b to ptr), %3 ], [ %18, %15 ]
  %9 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), i64 %6
  %10 = load float, ptr %9, align 4, !tbaa !7
  %11 = getelementptr inbounds nuw float, ptr %8, i64 %6
  %12 = load float, ptr %11, align 4, !tbaa !7
  %13 = fadd contract float %10, %12
  %14 = getelementptr inbounds nuw float, ptr %0, i64 %6
  store float %13, ptr %14, align 4, !tbaa !7
  ret void

15:                                               ; preds = %3, %15
  %16 = phi ptr [ %19, %15 ], [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), %3 ]
  %17 = phi i32 [ %24, %15 ], [ 0, %3 ]
  %18 = phi ptr [ %16, %15 ], [ %1, %3 ]
  %19 = phi ptr [ %18, %15 ], [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE1b to ptr), %3 ]
  %20 = getelementptr inbounds nuw float, ptr %18, i64 %6
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = fadd contract float %21, 1.000000e+00
  %23 = getelementptr inbounds nuw float, ptr %16, i64 %6
  store float %22, ptr %23, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = add nuw nsw i32 %17, 1
  %25 = icmp eq i32 %24, %2
  br i1 %25, label %7, label %15, !llvm.loop !9
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

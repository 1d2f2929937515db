source_filename = "walking-pointer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE4data = internal addrspace(3) global [512 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(address) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4, !tbaa !7
  %8 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4data to ptr), i64 %5
  store float %7, ptr %8, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %9 = sext i32 %2 to i64
  %10 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4data to ptr), i64 %9
  %11 = icmp slt i32 %4, %2
  br i1 %11, label %17, label %12

12:                                               ; preds = %17, %3
  %13 = phi float [ 0.000000e+00, %3 ], [ %21, %17 ]
  %14 = shl nsw i64 %9, 2
  %15 = getelementptr inbounds i8, ptr %1, i64 %14
  %16 = icmp eq i32 %2, 0
  br i1 %16, label %24, label %27

17:                                               ; preds = %3, %17
  %18 = phi float [ %21, %17 ], [ 0.000000e+00, %3 ]
  %19 = phi ptr [ %22, %17 ], [ %8, %3 ]
  %20 = load float, ptr %19, align 4, !tbaa !7
  %21 = fadd contract float %18, %20
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %23 = icmp ult ptr %22, %10
  br i1 %23, label %17, label %12, !llvm.loop !9

24:                                               ; preds = %27, %12
  %25 = phi float [ %13, %12 ], [ %31, %27 ]
  %26 = getelementptr inbounds nuw float, ptr %0, i64 %5
  store float %25, ptr %26, align 4, !tbaa !7
  ret void

27:                                               ; preds = %12, %27
  %28 = phi float [ %31, %27 ], [ %13, %12 ]
  %29 = phi ptr [ %32, %27 ], [ %1, %12 ]
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = fsub contract float %28, %30
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %33 = icmp eq ptr %32, %15
  br i1 %33, label %24, label %27, !llvm.loop !11
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
!11 = distinct !{!11, !10}

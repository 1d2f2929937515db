source_filename = "pointer-in-shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE5queue = internal unnamed_addr addrspace(3) global ptr undef, align 8
@_ZZ6kernelE4mine = internal unnamed_addr addrspace(3) global ptr undef, align 8
@_ZZ6kernelE6buffer = internal addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %14

6:                                                ; preds = %3
  %7 = and i32 %2, 127
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE6buffer to ptr), i64 %8
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw ptr, ptr %1, i64 %11
  %13 = load ptr, ptr %12, align 8, !tbaa !7
  store ptr %13, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5queue to ptr), align 8, !tbaa !7
  store ptr %9, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4mine to ptr), align 8, !tbaa !7
  br label %14

14:                                               ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %15 = load ptr, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5queue to ptr), align 8, !tbaa !7
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw float, ptr %15, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !10
  %19 = load ptr, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4mine to ptr), align 8, !tbaa !7
  %20 = and i32 %4, 127
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw float, ptr %19, i64 %21
  store float %18, ptr %22, align 4, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = load ptr, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4mine to ptr), align 8, !tbaa !7
  %24 = xor i32 %20, 127
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr %23, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !10
  %28 = getelementptr inbounds nuw float, ptr %0, i64 %16
  store float %27, ptr %28, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}

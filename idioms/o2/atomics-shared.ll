source_filename = "atomics-shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE4bins = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ6kernelE4lock = internal addrspace(3) global i32 undef, align 4
@_ZZ6kernelE4turn = internal addrspace(3) global i32 undef, align 4
@_ZZ6kernelE5total = internal addrspace(3) global float undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !3
  %7 = and i32 %6, 63
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4bins to ptr), i64 %8
  %10 = atomicrmw add ptr %9, i32 1 seq_cst, align 4
  %11 = atomicrmw min ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4bins to ptr), i64 4), i32 %3 seq_cst, align 4
  %12 = atomicrmw max ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4bins to ptr), i64 8), i32 %3 seq_cst, align 4
  %13 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4turn to ptr), i32 31 seq_cst, align 4
  %14 = atomicrmw fadd ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5total to ptr), float 5.000000e-01 seq_cst, align 4
  br label %15

15:                                               ; preds = %15, %2
  %16 = cmpxchg ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4lock to ptr), i32 0, i32 1 seq_cst seq_cst, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %18, label %15, !llvm.loop !7

18:                                               ; preds = %15
  %19 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4bins to ptr), i64 12), align 4, !tbaa !3
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4bins to ptr), i64 12), align 4, !tbaa !3
  %21 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4lock to ptr), i32 0 seq_cst, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4bins to ptr), i64 %4
  %23 = load i32, ptr %22, align 4, !tbaa !3
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

source_filename = "volatile-reduction.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE4data = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw float, ptr %1, i64 %4
  %6 = load float, ptr %5, align 4, !tbaa !7
  %7 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4data to ptr), i64 %4
  store volatile float %6, ptr %7, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = icmp samesign ult i32 %3, 32
  br i1 %8, label %9, label %34

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 128
  %11 = load volatile float, ptr %10, align 4, !tbaa !7
  %12 = load volatile float, ptr %7, align 4, !tbaa !7
  %13 = fadd contract float %11, %12
  store volatile float %13, ptr %7, align 4, !tbaa !7
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %15 = load volatile float, ptr %14, align 4, !tbaa !7
  %16 = load volatile float, ptr %7, align 4, !tbaa !7
  %17 = fadd contract float %15, %16
  store volatile float %17, ptr %7, align 4, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %19 = load volatile float, ptr %18, align 4, !tbaa !7
  %20 = load volatile float, ptr %7, align 4, !tbaa !7
  %21 = fadd contract float %19, %20
  store volatile float %21, ptr %7, align 4, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %23 = load volatile float, ptr %22, align 4, !tbaa !7
  %24 = load volatile float, ptr %7, align 4, !tbaa !7
  %25 = fadd contract float %23, %24
  store volatile float %25, ptr %7, align 4, !tbaa !7
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %27 = load volatile float, ptr %26, align 4, !tbaa !7
  %28 = load volatile float, ptr %7, align 4, !tbaa !7
  %29 = fadd contract float %27, %28
  store volatile float %29, ptr %7, align 4, !tbaa !7
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %31 = load volatile float, ptr %30, align 4, !tbaa !7
  %32 = load volatile float, ptr %7, align 4, !tbaa !7
  %33 = fadd contract float %31, %32
  store volatile float %33, ptr %7, align 4, !tbaa !7
  br label %34

34:                                               ; preds = %9, %2
  %35 = icmp eq i32 %3, 0
  br i1 %35, label %36, label %41

36:                                               ; preds = %34
  %37 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %0, i64 %38
  %40 = load volatile float, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4data to ptr), align 4, !tbaa !7
  store float %40, ptr %39, align 4, !tbaa !7
  br label %41

41:                                               ; preds = %36, %34
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

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

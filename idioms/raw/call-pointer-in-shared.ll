source_filename = "call-pointer-in-shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@current = dso_local addrspace(3) global ptr undef, align 8
@_ZZ6kernelE1a = internal addrspace(3) global [64 x float] undef, align 4
@_ZZ6kernelE1b = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @choose(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !7
  %3 = load ptr, ptr %2, align 8, !tbaa !7
  store ptr %3, ptr addrspacecast (ptr addrspace(3) @current to ptr), align 8, !tbaa !7
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local float @use() #0 {
  %1 = load ptr, ptr addrspacecast (ptr addrspace(3) @current to ptr), align 8, !tbaa !7
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = sext i32 %2 to i64
  %4 = getelementptr inbounds float, ptr %1, i64 %3
  %5 = load float, ptr %4, align 4, !tbaa !10
  ret float %5
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %5, align 8, !tbaa !7
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %7, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !10
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), i64 0, i64 %13
  store float %11, ptr %14, align 4, !tbaa !10
  %15 = load ptr, ptr %5, align 8, !tbaa !7
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add nsw i32 %16, 64
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %15, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !10
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1b to ptr), i64 0, i64 %22
  store float %20, ptr %23, align 4, !tbaa !10
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %34

26:                                               ; preds = %3
  %27 = load i32, ptr %6, align 4, !tbaa !3
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %26
  br label %31

30:                                               ; preds = %26
  br label %31

31:                                               ; preds = %30, %29
  %32 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), %29 ], [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE1b to ptr), %30 ]
  %33 = getelementptr inbounds [64 x float], ptr %32, i64 0, i64 0
  call void @choose(ptr noundef %33) #4
  br label %34

34:                                               ; preds = %31, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = call contract float @use() #4
  %36 = load ptr, ptr %4, align 8, !tbaa !7
  %37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  store float %35, ptr %39, align 4, !tbaa !10
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

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

source_filename = "atomics-shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE4bins = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ6kernelE4lock = internal addrspace(3) global i32 undef, align 4
@_ZZ6kernelE4turn = internal addrspace(3) global i32 undef, align 4
@_ZZ6kernelE5total = internal addrspace(3) global float undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #4
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %8, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4bins to ptr), ptr %6, align 8, !tbaa !7
  %9 = load ptr, ptr %6, align 8, !tbaa !7
  %10 = load ptr, ptr %4, align 8, !tbaa !7
  %11 = load i32, ptr %5, align 4, !tbaa !3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %10, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = and i32 %14, 63
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %9, i64 %16
  %18 = atomicrmw add ptr %17, i32 1 seq_cst, align 4
  %19 = load ptr, ptr %6, align 8, !tbaa !7
  %20 = getelementptr inbounds i32, ptr %19, i64 1
  %21 = load i32, ptr %5, align 4, !tbaa !3
  %22 = atomicrmw min ptr %20, i32 %21 seq_cst, align 4
  %23 = load ptr, ptr %6, align 8, !tbaa !7
  %24 = getelementptr inbounds i32, ptr %23, i64 2
  %25 = load i32, ptr %5, align 4, !tbaa !3
  %26 = atomicrmw max ptr %24, i32 %25 seq_cst, align 4
  %27 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4turn to ptr), i32 31 seq_cst, align 4
  %28 = atomicrmw fadd ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5total to ptr), float 5.000000e-01 seq_cst, align 4
  call void @llvm.lifetime.start.p0(ptr %7) #4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4lock to ptr), ptr %7, align 8, !tbaa !7
  br label %29

29:                                               ; preds = %34, %2
  %30 = load ptr, ptr %7, align 8, !tbaa !7
  %31 = cmpxchg ptr %30, i32 0, i32 1 seq_cst seq_cst, align 4
  %32 = extractvalue { i32, i1 } %31, 0
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %35

34:                                               ; preds = %29
  br label %29, !llvm.loop !10

35:                                               ; preds = %29
  %36 = load ptr, ptr %6, align 8, !tbaa !7
  %37 = getelementptr inbounds i32, ptr %36, i64 3
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %37, align 4, !tbaa !3
  %40 = load ptr, ptr %7, align 8, !tbaa !7
  %41 = atomicrmw xchg ptr %40, i32 0 seq_cst, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = load ptr, ptr %6, align 8, !tbaa !7
  %43 = load i32, ptr %5, align 4, !tbaa !3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %42, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = load ptr, ptr %3, align 8, !tbaa !7
  %48 = load i32, ptr %5, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %47, i64 %49
  store i32 %46, ptr %50, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #4
  call void @llvm.lifetime.end.p0(ptr %6) #4
  call void @llvm.lifetime.end.p0(ptr %5) #4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nounwind }

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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}

source_filename = "swap-by-address.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE1a = internal addrspace(3) global [64 x float] undef, align 4
@_ZZ6kernelE1b = internal addrspace(3) global [64 x float] undef, align 4
@_ZZ6kernelE1c = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), ptr %7, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %8) #4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1b to ptr), ptr %8, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %9) #4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1c to ptr), ptr %9, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %10) #4
  %14 = load i32, ptr %6, align 4, !tbaa !3
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %3
  br label %18

17:                                               ; preds = %3
  br label %18

18:                                               ; preds = %17, %16
  %19 = phi ptr [ %7, %16 ], [ %8, %17 ]
  store ptr %19, ptr %10, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %11) #4
  store ptr %9, ptr %11, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %12) #4
  %20 = load ptr, ptr %10, align 8, !tbaa !10
  %21 = load ptr, ptr %20, align 8, !tbaa !7
  store ptr %21, ptr %12, align 8, !tbaa !7
  %22 = load ptr, ptr %11, align 8, !tbaa !10
  %23 = load ptr, ptr %22, align 8, !tbaa !7
  %24 = load ptr, ptr %10, align 8, !tbaa !10
  store ptr %23, ptr %24, align 8, !tbaa !7
  %25 = load ptr, ptr %12, align 8, !tbaa !7
  %26 = load ptr, ptr %11, align 8, !tbaa !10
  store ptr %25, ptr %26, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %13) #4
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %27, ptr %13, align 4, !tbaa !3
  %28 = load ptr, ptr %5, align 8, !tbaa !7
  %29 = load i32, ptr %13, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %28, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !13
  %33 = load ptr, ptr %7, align 8, !tbaa !7
  %34 = load i32, ptr %13, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %33, i64 %35
  store float %32, ptr %36, align 4, !tbaa !13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = load ptr, ptr %7, align 8, !tbaa !7
  %38 = load i32, ptr %13, align 4, !tbaa !3
  %39 = sub nsw i32 63, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %37, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !13
  %43 = load ptr, ptr %8, align 8, !tbaa !7
  %44 = load i32, ptr %13, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  store float %42, ptr %46, align 4, !tbaa !13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = load ptr, ptr %9, align 8, !tbaa !7
  %48 = load i32, ptr %13, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !13
  %52 = load ptr, ptr %8, align 8, !tbaa !7
  %53 = load i32, ptr %13, align 4, !tbaa !3
  %54 = sub nsw i32 63, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %52, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !13
  %58 = fadd contract float %51, %57
  %59 = load ptr, ptr %4, align 8, !tbaa !7
  %60 = load i32, ptr %13, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %59, i64 %61
  store float %58, ptr %62, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %13) #4
  call void @llvm.lifetime.end.p0(ptr %12) #4
  call void @llvm.lifetime.end.p0(ptr %11) #4
  call void @llvm.lifetime.end.p0(ptr %10) #4
  call void @llvm.lifetime.end.p0(ptr %9) #4
  call void @llvm.lifetime.end.p0(ptr %8) #4
  call void @llvm.lifetime.end.p0(ptr %7) #4
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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p2 float", !12, i64 0}
!12 = !{!"any p2 pointer", !9, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}

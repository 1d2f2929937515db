source_filename = "array-of-structs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { ptr, ptr }

@_ZZ6kernelE4left = internal addrspace(3) global [64 x float] undef, align 4
@_ZZ6kernelE5right = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca [2 x %struct.Pair], align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #4
  %12 = getelementptr inbounds [2 x %struct.Pair], ptr %9, i64 0, i64 0
  %13 = getelementptr inbounds nuw %struct.Pair, ptr %12, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4left to ptr), ptr %13, align 8, !tbaa !10
  %14 = load ptr, ptr %6, align 8, !tbaa !7
  %15 = getelementptr inbounds [2 x %struct.Pair], ptr %9, i64 0, i64 0
  %16 = getelementptr inbounds nuw %struct.Pair, ptr %15, i32 0, i32 1
  store ptr %14, ptr %16, align 8, !tbaa !12
  %17 = getelementptr inbounds [2 x %struct.Pair], ptr %9, i64 0, i64 1
  %18 = getelementptr inbounds nuw %struct.Pair, ptr %17, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5right to ptr), ptr %18, align 8, !tbaa !10
  %19 = load ptr, ptr %7, align 8, !tbaa !7
  %20 = getelementptr inbounds [2 x %struct.Pair], ptr %9, i64 0, i64 1
  %21 = getelementptr inbounds nuw %struct.Pair, ptr %20, i32 0, i32 1
  store ptr %19, ptr %21, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %10) #4
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %22, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #4
  %23 = load i32, ptr %10, align 4, !tbaa !3
  %24 = load i32, ptr %8, align 4, !tbaa !3
  %25 = xor i32 %23, %24
  %26 = and i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [2 x %struct.Pair], ptr %9, i64 0, i64 %27
  store ptr %28, ptr %11, align 8, !tbaa !13
  %29 = load ptr, ptr %11, align 8, !tbaa !13
  %30 = getelementptr inbounds nuw %struct.Pair, ptr %29, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !12
  %32 = load i32, ptr %10, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !15
  %36 = load ptr, ptr %11, align 8, !tbaa !13
  %37 = getelementptr inbounds nuw %struct.Pair, ptr %36, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8, !tbaa !10
  %39 = load i32, ptr %10, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  store float %35, ptr %41, align 4, !tbaa !15
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = load i32, ptr %10, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4left to ptr), i64 0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !15
  %46 = load i32, ptr %8, align 4, !tbaa !3
  %47 = and i32 %46, 1
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [2 x %struct.Pair], ptr %9, i64 0, i64 %48
  %50 = getelementptr inbounds nuw %struct.Pair, ptr %49, i32 0, i32 0
  %51 = load ptr, ptr %50, align 8, !tbaa !10
  %52 = load i32, ptr %10, align 4, !tbaa !3
  %53 = sub nsw i32 63, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %51, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !15
  %57 = fadd contract float %45, %56
  %58 = load ptr, ptr %5, align 8, !tbaa !7
  %59 = load i32, ptr %10, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %58, i64 %60
  store float %57, ptr %61, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %11) #4
  call void @llvm.lifetime.end.p0(ptr %10) #4
  call void @llvm.lifetime.end.p0(ptr %9) #4
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
!10 = !{!11, !8, i64 0}
!11 = !{!"_ZTS4Pair", !8, i64 0, !8, i64 8}
!12 = !{!11, !8, i64 8}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 _ZTS4Pair", !9, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !5, i64 0}

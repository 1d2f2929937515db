source_filename = "kmeans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ6assignE4here = internal addrspace(3) global [256 x float] undef, align 4
@_ZZ6assignE10block_sums = internal addrspace(3) global [256 x i32] undef, align 4
@_ZZ6assignE12block_counts = internal addrspace(3) global [32 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_Z8distancePKfS0_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store float 0.000000e+00, ptr %5, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %6) #6
  store i32 0, ptr %6, align 4, !tbaa !3
  br label %7

7:                                                ; preds = %37, %2
  %8 = load i32, ptr %6, align 4, !tbaa !3
  %9 = icmp slt i32 %8, 8
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %6) #6
  br label %40

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8, !tbaa !7
  %13 = load i32, ptr %6, align 4, !tbaa !3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !10
  %17 = load ptr, ptr %4, align 8, !tbaa !7
  %18 = load i32, ptr %6, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %17, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !10
  %22 = fsub contract float %16, %21
  %23 = load ptr, ptr %3, align 8, !tbaa !7
  %24 = load i32, ptr %6, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !10
  %28 = load ptr, ptr %4, align 8, !tbaa !7
  %29 = load i32, ptr %6, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %28, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !10
  %33 = fsub contract float %27, %32
  %34 = fmul contract float %22, %33
  %35 = load float, ptr %5, align 4, !tbaa !10
  %36 = fadd contract float %35, %34
  store float %36, ptr %5, align 4, !tbaa !10
  br label %37

37:                                               ; preds = %11
  %38 = load i32, ptr %6, align 4, !tbaa !3
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %6, align 4, !tbaa !3
  br label %7, !llvm.loop !12

40:                                               ; preds = %10
  %41 = load float, ptr %5, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret float %41
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z3addPiS_PKiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !14
  store ptr %1, ptr %7, align 8, !tbaa !14
  store ptr %2, ptr %8, align 8, !tbaa !14
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  store i32 0, ptr %11, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %30, %5
  %13 = load i32, ptr %11, align 4, !tbaa !3
  %14 = icmp slt i32 %13, 8
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %33

16:                                               ; preds = %12
  %17 = load ptr, ptr %6, align 8, !tbaa !14
  %18 = load i32, ptr %10, align 4, !tbaa !3
  %19 = mul nsw i32 %18, 8
  %20 = load i32, ptr %11, align 4, !tbaa !3
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %17, i64 %22
  %24 = load ptr, ptr %8, align 8, !tbaa !14
  %25 = load i32, ptr %11, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %23, i32 noundef %28) #7
  br label %30

30:                                               ; preds = %16
  %31 = load i32, ptr %11, align 4, !tbaa !3
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %11, align 4, !tbaa !3
  br label %12, !llvm.loop !16

33:                                               ; preds = %15
  %34 = load ptr, ptr %7, align 8, !tbaa !14
  %35 = load i32, ptr %10, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %37, i32 noundef %38) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !14
  store i32 %1, ptr %4, align 4, !tbaa !3
  %7 = load ptr, ptr %3, align 8, !tbaa !14
  %8 = load i32, ptr %4, align 4, !tbaa !3
  store i32 %8, ptr %5, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4
  %10 = atomicrmw add ptr %7, i32 %9 monotonic, align 4
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %6, align 4, !tbaa !3
  ret i32 %11
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @assign(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #3 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca [8 x float], align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca [8 x i32], align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !14
  store ptr %1, ptr %7, align 8, !tbaa !14
  store ptr %2, ptr %8, align 8, !tbaa !14
  store ptr %3, ptr %9, align 8, !tbaa !7
  store ptr %4, ptr %10, align 8, !tbaa !7
  %20 = load ptr, ptr %10, align 8, !tbaa !7
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr %20, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !10
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6assignE4here to ptr), i64 0, i64 %26
  store float %24, ptr %27, align 4, !tbaa !10
  %28 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6assignE10block_sums to ptr), i64 0, i64 %29
  store i32 0, ptr %30, align 4, !tbaa !3
  %31 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %32 = icmp ult i32 %31, 32
  br i1 %32, label %33, label %37

33:                                               ; preds = %5
  %34 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6assignE12block_counts to ptr), i64 0, i64 %35
  store i32 0, ptr %36, align 4, !tbaa !3
  br label %37

37:                                               ; preds = %33, %5
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %38 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %39 = mul i32 %38, 256
  %40 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %41 = add i32 %39, %40
  store i32 %41, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 0, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #6
  call void @llvm.lifetime.start.p0(ptr %14) #6
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %58, %37
  %43 = load i32, ptr %14, align 4, !tbaa !3
  %44 = icmp slt i32 %43, 8
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %61

46:                                               ; preds = %42
  %47 = load ptr, ptr %9, align 8, !tbaa !7
  %48 = load i32, ptr %11, align 4, !tbaa !3
  %49 = mul nsw i32 %48, 8
  %50 = load i32, ptr %14, align 4, !tbaa !3
  %51 = add nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %47, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !10
  %55 = load i32, ptr %14, align 4, !tbaa !3
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [8 x float], ptr %13, i64 0, i64 %56
  store float %54, ptr %57, align 4, !tbaa !10
  br label %58

58:                                               ; preds = %46
  %59 = load i32, ptr %14, align 4, !tbaa !3
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %14, align 4, !tbaa !3
  br label %42, !llvm.loop !17

61:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %62 = getelementptr inbounds [8 x float], ptr %13, i64 0, i64 0
  %63 = call contract noundef float @_Z8distancePKfS0_(ptr noundef %62, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6assignE4here to ptr)) #7
  store float %63, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %16) #6
  store i32 1, ptr %16, align 4, !tbaa !3
  br label %64

64:                                               ; preds = %82, %61
  %65 = load i32, ptr %16, align 4, !tbaa !3
  %66 = icmp slt i32 %65, 32
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br label %85

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %69 = getelementptr inbounds [8 x float], ptr %13, i64 0, i64 0
  %70 = load i32, ptr %16, align 4, !tbaa !3
  %71 = mul nsw i32 %70, 8
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ6assignE4here to ptr), i64 %72
  %74 = call contract noundef float @_Z8distancePKfS0_(ptr noundef %69, ptr noundef %73) #7
  store float %74, ptr %17, align 4, !tbaa !10
  %75 = load float, ptr %17, align 4, !tbaa !10
  %76 = load float, ptr %15, align 4, !tbaa !10
  %77 = fcmp contract olt float %75, %76
  br i1 %77, label %78, label %81

78:                                               ; preds = %68
  %79 = load float, ptr %17, align 4, !tbaa !10
  store float %79, ptr %15, align 4, !tbaa !10
  %80 = load i32, ptr %16, align 4, !tbaa !3
  store i32 %80, ptr %12, align 4, !tbaa !3
  br label %81

81:                                               ; preds = %78, %68
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %16, align 4, !tbaa !3
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %16, align 4, !tbaa !3
  br label %64, !llvm.loop !18

85:                                               ; preds = %67
  %86 = load i32, ptr %12, align 4, !tbaa !3
  %87 = load ptr, ptr %6, align 8, !tbaa !14
  %88 = load i32, ptr %11, align 4, !tbaa !3
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr %87, i64 %89
  store i32 %86, ptr %90, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #6
  call void @llvm.lifetime.start.p0(ptr %19) #6
  store i32 0, ptr %19, align 4, !tbaa !3
  br label %91

91:                                               ; preds = %104, %85
  %92 = load i32, ptr %19, align 4, !tbaa !3
  %93 = icmp slt i32 %92, 8
  br i1 %93, label %95, label %94

94:                                               ; preds = %91
  call void @llvm.lifetime.end.p0(ptr %19) #6
  br label %107

95:                                               ; preds = %91
  %96 = load i32, ptr %19, align 4, !tbaa !3
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [8 x float], ptr %13, i64 0, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !10
  %100 = fptosi float %99 to i32
  %101 = load i32, ptr %19, align 4, !tbaa !3
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [8 x i32], ptr %18, i64 0, i64 %102
  store i32 %100, ptr %103, align 4, !tbaa !3
  br label %104

104:                                              ; preds = %95
  %105 = load i32, ptr %19, align 4, !tbaa !3
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %19, align 4, !tbaa !3
  br label %91, !llvm.loop !19

107:                                              ; preds = %94
  %108 = getelementptr inbounds [8 x i32], ptr %18, i64 0, i64 0
  %109 = load i32, ptr %12, align 4, !tbaa !3
  call void @_Z3addPiS_PKiii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6assignE10block_sums to ptr), ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6assignE12block_counts to ptr), ptr noundef %108, i32 noundef 1, i32 noundef %109) #7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %110 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %111 = icmp ult i32 %110, 32
  br i1 %111, label %112, label %124

112:                                              ; preds = %107
  %113 = load ptr, ptr %7, align 8, !tbaa !14
  %114 = load ptr, ptr %8, align 8, !tbaa !14
  %115 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %116 = mul i32 %115, 8
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6assignE10block_sums to ptr), i64 %117
  %119 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6assignE12block_counts to ptr), i64 0, i64 %120
  %122 = load i32, ptr %121, align 4, !tbaa !3
  %123 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  call void @_Z3addPiS_PKiii(ptr noundef %113, ptr noundef %114, ptr noundef %118, i32 noundef %122, i32 noundef %123) #7
  br label %124

124:                                              ; preds = %112, %107
  call void @llvm.lifetime.end.p0(ptr %18) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 int", !9, i64 0}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !13}
!18 = distinct !{!18, !13}
!19 = distinct !{!19, !13}

source_filename = "binning.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Grid = type { ptr, ptr, ptr, i32 }
%struct.float4 = type { float, float, float, float }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ3binE6counts = internal addrspace(3) global [1024 x i32] undef, align 4
@_ZZ3binE7charges = internal addrspace(3) global [1024 x i32] undef, align 4
@_ZZ3binE7highest = internal addrspace(3) global [1024 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z7cell_ofRK4GridRK6float4(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(16) %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %7 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !12, !align !13
  %8 = getelementptr inbounds nuw %struct.Grid, ptr %7, i32 0, i32 3
  %9 = load i32, ptr %8, align 8, !tbaa !14
  %10 = sub nsw i32 %9, 1
  %11 = load ptr, ptr %4, align 8, !tbaa !10, !nonnull !12, !align !17
  %12 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %13 = load float, ptr %12, align 16, !tbaa !18
  %14 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !12, !align !13
  %15 = getelementptr inbounds nuw %struct.Grid, ptr %14, i32 0, i32 3
  %16 = load i32, ptr %15, align 8, !tbaa !14
  %17 = sitofp i32 %16 to float
  %18 = fmul contract float %13, %17
  %19 = fptosi float %18 to i32
  %20 = call noundef i32 @_ZL3minii(i32 noundef %10, i32 noundef %19) #7
  store i32 %20, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %21 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !12, !align !13
  %22 = getelementptr inbounds nuw %struct.Grid, ptr %21, i32 0, i32 3
  %23 = load i32, ptr %22, align 8, !tbaa !14
  %24 = sub nsw i32 %23, 1
  %25 = load ptr, ptr %4, align 8, !tbaa !10, !nonnull !12, !align !17
  %26 = getelementptr inbounds nuw %struct.float4, ptr %25, i32 0, i32 1
  %27 = load float, ptr %26, align 4, !tbaa !21
  %28 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !12, !align !13
  %29 = getelementptr inbounds nuw %struct.Grid, ptr %28, i32 0, i32 3
  %30 = load i32, ptr %29, align 8, !tbaa !14
  %31 = sitofp i32 %30 to float
  %32 = fmul contract float %27, %31
  %33 = fptosi float %32 to i32
  %34 = call noundef i32 @_ZL3minii(i32 noundef %24, i32 noundef %33) #7
  store i32 %34, ptr %6, align 4, !tbaa !3
  %35 = load i32, ptr %6, align 4, !tbaa !3
  %36 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !12, !align !13
  %37 = getelementptr inbounds nuw %struct.Grid, ptr %36, i32 0, i32 3
  %38 = load i32, ptr %37, align 8, !tbaa !14
  %39 = mul nsw i32 %35, %38
  %40 = load i32, ptr %5, align 4, !tbaa !3
  %41 = add nsw i32 %39, %40
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret i32 %41
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3minii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !3
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4dropRK4Gridiiii(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store i32 %1, ptr %7, align 4, !tbaa !3
  store i32 %2, ptr %8, align 4, !tbaa !3
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  %11 = load ptr, ptr %6, align 8, !tbaa !7, !nonnull !12, !align !13
  %12 = getelementptr inbounds nuw %struct.Grid, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8, !tbaa !22
  %14 = load i32, ptr %7, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = load i32, ptr %8, align 4, !tbaa !3
  %18 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %16, i32 noundef %17) #7
  %19 = load ptr, ptr %6, align 8, !tbaa !7, !nonnull !12, !align !13
  %20 = getelementptr inbounds nuw %struct.Grid, ptr %19, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8, !tbaa !23
  %22 = load i32, ptr %7, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %9, align 4, !tbaa !3
  %26 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %24, i32 noundef %25) #7
  %27 = load ptr, ptr %6, align 8, !tbaa !7, !nonnull !12, !align !13
  %28 = getelementptr inbounds nuw %struct.Grid, ptr %27, i32 0, i32 2
  %29 = load ptr, ptr %28, align 8, !tbaa !24
  %30 = load i32, ptr %7, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %10, align 4, !tbaa !3
  %34 = call noundef i32 @_ZL9atomicMaxPii(ptr noundef %32, i32 noundef %33) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !25
  store i32 %1, ptr %4, align 4, !tbaa !3
  %7 = load ptr, ptr %3, align 8, !tbaa !25
  %8 = load i32, ptr %4, align 4, !tbaa !3
  store i32 %8, ptr %5, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4
  %10 = atomicrmw add ptr %7, i32 %9 monotonic, align 4
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %6, align 4, !tbaa !3
  ret i32 %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicMaxPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !25
  store i32 %1, ptr %4, align 4, !tbaa !3
  %7 = load ptr, ptr %3, align 8, !tbaa !25
  %8 = load i32, ptr %4, align 4, !tbaa !3
  store i32 %8, ptr %5, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4
  %10 = atomicrmw max ptr %7, i32 %9 monotonic, align 4
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %6, align 4, !tbaa !3
  ret i32 %11
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bin(ptr noundef byval(%struct.Grid) align 8 %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #3 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.Grid, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %1, ptr %5, align 8, !tbaa !25
  store ptr %2, ptr %6, align 8, !tbaa !10
  store i32 %3, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %14 = getelementptr inbounds nuw %struct.Grid, ptr %8, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ3binE6counts to ptr), ptr %14, align 8, !tbaa !22
  %15 = getelementptr inbounds nuw %struct.Grid, ptr %8, i32 0, i32 1
  store ptr addrspacecast (ptr addrspace(3) @_ZZ3binE7charges to ptr), ptr %15, align 8, !tbaa !23
  %16 = getelementptr inbounds nuw %struct.Grid, ptr %8, i32 0, i32 2
  store ptr addrspacecast (ptr addrspace(3) @_ZZ3binE7highest to ptr), ptr %16, align 8, !tbaa !24
  %17 = getelementptr inbounds nuw %struct.Grid, ptr %8, i32 0, i32 3
  %18 = getelementptr inbounds nuw %struct.Grid, ptr %0, i32 0, i32 3
  %19 = load i32, ptr %18, align 8, !tbaa !14
  store i32 %19, ptr %17, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %20, ptr %9, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %35, %4
  %22 = load i32, ptr %9, align 4, !tbaa !3
  %23 = icmp slt i32 %22, 1024
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %38

25:                                               ; preds = %21
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3binE7charges to ptr), i64 0, i64 %27
  store i32 0, ptr %28, align 4, !tbaa !3
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3binE6counts to ptr), i64 0, i64 %30
  store i32 0, ptr %31, align 4, !tbaa !3
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3binE7highest to ptr), i64 0, i64 %33
  store i32 -1, ptr %34, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %25
  %36 = load i32, ptr %9, align 4, !tbaa !3
  %37 = add nsw i32 %36, 256
  store i32 %37, ptr %9, align 4, !tbaa !3
  br label %21, !llvm.loop !26

38:                                               ; preds = %24
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %39 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %39, ptr %10, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %78, %38
  %41 = load i32, ptr %10, align 4, !tbaa !3
  %42 = load i32, ptr %7, align 4, !tbaa !3
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %45, label %44

44:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %81

45:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %46 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %47 = load i32, ptr %7, align 4, !tbaa !3
  %48 = mul i32 %46, %47
  %49 = load i32, ptr %10, align 4, !tbaa !3
  %50 = add i32 %48, %49
  store i32 %50, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %51 = load ptr, ptr %6, align 8, !tbaa !10
  %52 = load i32, ptr %11, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds %struct.float4, ptr %51, i64 %53
  %55 = call noundef i32 @_Z7cell_ofRK4GridRK6float4(ptr noundef nonnull align 8 dereferenceable(32) %8, ptr noundef nonnull align 16 dereferenceable(16) %54) #7
  store i32 %55, ptr %12, align 4, !tbaa !3
  %56 = load i32, ptr %12, align 4, !tbaa !3
  %57 = load ptr, ptr %5, align 8, !tbaa !25
  %58 = load i32, ptr %11, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %57, i64 %59
  store i32 %56, ptr %60, align 4, !tbaa !3
  %61 = load i32, ptr %12, align 4, !tbaa !3
  %62 = load ptr, ptr %6, align 8, !tbaa !10
  %63 = load i32, ptr %11, align 4, !tbaa !3
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %struct.float4, ptr %62, i64 %64
  %66 = getelementptr inbounds nuw %struct.float4, ptr %65, i32 0, i32 2
  %67 = load float, ptr %66, align 8, !tbaa !28
  %68 = fmul contract float %67, 1.000000e+03
  %69 = fptosi float %68 to i32
  %70 = load ptr, ptr %6, align 8, !tbaa !10
  %71 = load i32, ptr %11, align 4, !tbaa !3
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds %struct.float4, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw %struct.float4, ptr %73, i32 0, i32 3
  %75 = load float, ptr %74, align 4, !tbaa !29
  %76 = fmul contract float %75, 1.000000e+06
  %77 = fptosi float %76 to i32
  call void @_Z4dropRK4Gridiiii(ptr noundef nonnull align 8 dereferenceable(32) %8, i32 noundef %61, i32 noundef 1, i32 noundef %69, i32 noundef %77) #7
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %78

78:                                               ; preds = %45
  %79 = load i32, ptr %10, align 4, !tbaa !3
  %80 = add nsw i32 %79, 256
  store i32 %80, ptr %10, align 4, !tbaa !3
  br label %40, !llvm.loop !30

81:                                               ; preds = %44
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %82 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %82, ptr %13, align 4, !tbaa !3
  br label %83

83:                                               ; preds = %108, %81
  %84 = load i32, ptr %13, align 4, !tbaa !3
  %85 = icmp slt i32 %84, 1024
  br i1 %85, label %87, label %86

86:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %111

87:                                               ; preds = %83
  %88 = load i32, ptr %13, align 4, !tbaa !3
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3binE6counts to ptr), i64 0, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !3
  %92 = icmp ne i32 %91, 0
  br i1 %92, label %93, label %107

93:                                               ; preds = %87
  %94 = load i32, ptr %13, align 4, !tbaa !3
  %95 = load i32, ptr %13, align 4, !tbaa !3
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3binE6counts to ptr), i64 0, i64 %96
  %98 = load i32, ptr %97, align 4, !tbaa !3
  %99 = load i32, ptr %13, align 4, !tbaa !3
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3binE7charges to ptr), i64 0, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !3
  %103 = load i32, ptr %13, align 4, !tbaa !3
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3binE7highest to ptr), i64 0, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !3
  call void @_Z4dropRK4Gridiiii(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %94, i32 noundef %98, i32 noundef %102, i32 noundef %106) #7
  br label %107

107:                                              ; preds = %93, %87
  br label %108

108:                                              ; preds = %107
  %109 = load i32, ptr %13, align 4, !tbaa !3
  %110 = add nsw i32 %109, 256
  store i32 %110, ptr %13, align 4, !tbaa !3
  br label %83, !llvm.loop !31

111:                                              ; preds = %86
  call void @llvm.lifetime.end.p0(ptr %8) #6
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
!8 = !{!"p1 _ZTS4Grid", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 _ZTS6float4", !9, i64 0}
!12 = !{}
!13 = !{i64 8}
!14 = !{!15, !4, i64 24}
!15 = !{!"_ZTS4Grid", !16, i64 0, !16, i64 8, !16, i64 16, !4, i64 24}
!16 = !{!"p1 int", !9, i64 0}
!17 = !{i64 16}
!18 = !{!19, !20, i64 0}
!19 = !{!"_ZTS6float4", !20, i64 0, !20, i64 4, !20, i64 8, !20, i64 12}
!20 = !{!"float", !5, i64 0}
!21 = !{!19, !20, i64 4}
!22 = !{!15, !16, i64 0}
!23 = !{!15, !16, i64 8}
!24 = !{!15, !16, i64 16}
!25 = !{!16, !16, i64 0}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!19, !20, i64 8}
!29 = !{!19, !20, i64 12}
!30 = distinct !{!30, !27}
!31 = distinct !{!31, !27}

source_filename = "filters.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Filter = type <{ ptr, float, [4 x i8] }>
%struct.Blur = type { %struct.Filter.base, [4 x i8] }
%struct.Filter.base = type <{ ptr, float }>
%struct.Sharpen = type { %struct.Filter.base, [4 x i8] }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN6FilterC1Ef = comdat any

$_ZN4BlurC1Ef = comdat any

$_ZN7SharpenC1Ef = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN6FilterC2Ef = comdat any

$_ZN4BlurC2Ef = comdat any

$_ZN7SharpenC2Ef = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ5chainE1a = internal addrspace(3) global [256 x float] undef, align 4
@_ZZ5chainE1b = internal addrspace(3) global [256 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@_ZTV6Filter = dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK6Filter3runEPKfi] }, align 8
@_ZTV4Blur = dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK4Blur3runEPKfi] }, align 8
@_ZTV7Sharpen = dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK7Sharpen3runEPKfi] }, align 8

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_ZNK6Filter3runEPKfi(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1, i32 noundef %2) unnamed_addr #0 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8, !tbaa !10
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr %8, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !12
  %13 = getelementptr inbounds nuw %struct.Filter, ptr %7, i32 0, i32 1
  %14 = load float, ptr %13, align 8, !tbaa !14
  %15 = fmul contract float %12, %14
  ret float %15
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_ZNK4Blur3runEPKfi(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1, i32 noundef %2) unnamed_addr #0 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !16
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  %9 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store float 0.000000e+00, ptr %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 -4, ptr %8, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %25, %3
  %11 = load i32, ptr %8, align 4, !tbaa !3
  %12 = icmp sle i32 %11, 4
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %28

14:                                               ; preds = %10
  %15 = load ptr, ptr %5, align 8, !tbaa !10
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = load i32, ptr %8, align 4, !tbaa !3
  %18 = add nsw i32 %16, %17
  %19 = and i32 %18, 255
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %15, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !12
  %23 = load float, ptr %7, align 4, !tbaa !12
  %24 = fadd contract float %23, %22
  store float %24, ptr %7, align 4, !tbaa !12
  br label %25

25:                                               ; preds = %14
  %26 = load i32, ptr %8, align 4, !tbaa !3
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %8, align 4, !tbaa !3
  br label %10, !llvm.loop !18

28:                                               ; preds = %13
  %29 = load ptr, ptr %5, align 8, !tbaa !10
  %30 = load i32, ptr %6, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !12
  %34 = getelementptr inbounds nuw %struct.Filter, ptr %9, i32 0, i32 1
  %35 = load float, ptr %34, align 8, !tbaa !14
  %36 = load float, ptr %7, align 4, !tbaa !12
  %37 = fdiv contract float %36, 9.000000e+00
  %38 = load ptr, ptr %5, align 8, !tbaa !10
  %39 = load i32, ptr %6, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !12
  %43 = fsub contract float %37, %42
  %44 = fmul contract float %35, %43
  %45 = fadd contract float %33, %44
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret float %45
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_ZNK7Sharpen3runEPKfi(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1, i32 noundef %2) unnamed_addr #0 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !20
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %9 = load ptr, ptr %5, align 8, !tbaa !10
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = sub nsw i32 %10, 1
  %12 = and i32 %11, 255
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %9, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !12
  %16 = load ptr, ptr %5, align 8, !tbaa !10
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = add nsw i32 %17, 1
  %19 = and i32 %18, 255
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %16, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !12
  %23 = fadd contract float %15, %22
  %24 = fmul contract float 5.000000e-01, %23
  store float %24, ptr %7, align 4, !tbaa !12
  %25 = load ptr, ptr %5, align 8, !tbaa !10
  %26 = load i32, ptr %6, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %25, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !12
  %30 = getelementptr inbounds nuw %struct.Filter, ptr %8, i32 0, i32 1
  %31 = load float, ptr %30, align 8, !tbaa !14
  %32 = load ptr, ptr %5, align 8, !tbaa !10
  %33 = load i32, ptr %6, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %32, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !12
  %37 = load float, ptr %7, align 4, !tbaa !12
  %38 = fsub contract float %36, %37
  %39 = fmul contract float %31, %38
  %40 = fadd contract float %29, %39
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret float %40
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z5applyPK6FilterPfPKf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !10
  store ptr %2, ptr %6, align 8, !tbaa !10
  %7 = load ptr, ptr %4, align 8, !tbaa !7
  %8 = load ptr, ptr %6, align 8, !tbaa !10
  %9 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %10 = load ptr, ptr %7, align 8, !tbaa !22
  %11 = getelementptr inbounds ptr, ptr %10, i64 0
  %12 = load ptr, ptr %11, align 8
  %13 = call contract noundef float %12(ptr noundef nonnull align 8 dereferenceable(12) %7, ptr noundef %8, i32 noundef %9) #8
  %14 = load ptr, ptr %5, align 8, !tbaa !10
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw float, ptr %14, i64 %16
  store float %13, ptr %17, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @chain(ptr noundef %0, ptr noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Filter, align 8
  %8 = alloca %struct.Blur, align 8
  %9 = alloca %struct.Sharpen, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !10
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  call void @_ZN6FilterC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %7, float noundef 0x3FECCCCCC0000000) #8
  call void @llvm.lifetime.start.p0(ptr %8) #7
  call void @_ZN4BlurC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %8, float noundef 5.000000e-01) #8
  call void @llvm.lifetime.start.p0(ptr %9) #7
  call void @_ZN7SharpenC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %9, float noundef 2.500000e-01) #8
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %13 = mul i32 %12, 256
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %15 = add i32 %13, %14
  store i32 %15, ptr %10, align 4, !tbaa !3
  %16 = load ptr, ptr %5, align 8, !tbaa !10
  %17 = load i32, ptr %10, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %16, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !12
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5chainE1a to ptr), i64 0, i64 %22
  store float %20, ptr %23, align 4, !tbaa !12
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %37, %3
  %25 = load i32, ptr %11, align 4, !tbaa !3
  %26 = load i32, ptr %6, align 4, !tbaa !3
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %40

29:                                               ; preds = %24
  call void @_Z5applyPK6FilterPfPKf(ptr noundef %7, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5chainE1b to ptr), ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5chainE1a to ptr)) #8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @_Z5applyPK6FilterPfPKf(ptr noundef %8, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5chainE1a to ptr), ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5chainE1b to ptr)) #8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @_Z5applyPK6FilterPfPKf(ptr noundef %9, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5chainE1b to ptr), ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5chainE1a to ptr)) #8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = load i32, ptr %11, align 4, !tbaa !3
  %31 = srem i32 %30, 2
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %29
  br label %35

34:                                               ; preds = %29
  br label %35

35:                                               ; preds = %34, %33
  %36 = phi ptr [ %7, %33 ], [ %8, %34 ]
  call void @_Z5applyPK6FilterPfPKf(ptr noundef %36, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5chainE1a to ptr), ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5chainE1b to ptr)) #8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %37

37:                                               ; preds = %35
  %38 = load i32, ptr %11, align 4, !tbaa !3
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %11, align 4, !tbaa !3
  br label %24, !llvm.loop !24

40:                                               ; preds = %28
  %41 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5chainE1a to ptr), i64 0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !12
  %45 = load ptr, ptr %4, align 8, !tbaa !10
  %46 = load i32, ptr %10, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  store float %44, ptr %48, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6FilterC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !12
  call void @_ZN6FilterC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef %6) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4BlurC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !16
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !12
  call void @_ZN4BlurC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef %6) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN7SharpenC1Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !20
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !12
  call void @_ZN7SharpenC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef %6) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6FilterC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load ptr, ptr %3, align 8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV6Filter, i32 0, i32 0, i32 2), ptr %5, align 8, !tbaa !22
  %6 = getelementptr inbounds nuw %struct.Filter, ptr %5, i32 0, i32 1
  %7 = load float, ptr %4, align 4, !tbaa !12
  store float %7, ptr %6, align 8, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4BlurC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !16
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !12
  call void @_ZN6FilterC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef %6) #8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV4Blur, i32 0, i32 0, i32 2), ptr %5, align 8, !tbaa !22
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN7SharpenC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !20
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !12
  call void @_ZN6FilterC2Ef(ptr noundef nonnull align 8 dereferenceable(12) %5, float noundef %6) #8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV7Sharpen, i32 0, i32 0, i32 2), ptr %5, align 8, !tbaa !22
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!8 = !{!"p1 _ZTS6Filter", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 float", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{!15, !13, i64 8}
!15 = !{!"_ZTS6Filter", !13, i64 8}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 _ZTS4Blur", !9, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 _ZTS7Sharpen", !9, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"vtable pointer", !6, i64 0}
!24 = distinct !{!24, !19}

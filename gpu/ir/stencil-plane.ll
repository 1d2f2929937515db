source_filename = "stencil-plane.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%class.Tile = type { ptr, ptr }

$_ZN4TileC1EPfS0_ = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN4Tile4loadEPKfiii = comdat any

$_ZN4Tile4stepEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZNK4Tile3getEii = comdat any

$_ZN4TileC2EPfS0_ = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZNK4Tile6aroundEi = comdat any

@_ZZ4heatE1a = internal addrspace(3) global [576 x float] undef, align 4
@_ZZ4heatE1b = internal addrspace(3) global [576 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @heat(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %class.Tile, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  call void @_ZN4TileC1EPfS0_(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ4heatE1a to ptr), ptr noundef addrspacecast (ptr addrspace(3) @_ZZ4heatE1b to ptr)) #8
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %16 = load i32, ptr %7, align 4, !tbaa !3
  %17 = sdiv i32 %16, 16
  store i32 %17, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %19 = load i32, ptr %10, align 4, !tbaa !3
  %20 = urem i32 %18, %19
  %21 = mul i32 %20, 16
  store i32 %21, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %23 = load i32, ptr %10, align 4, !tbaa !3
  %24 = udiv i32 %22, %23
  %25 = mul i32 %24, 16
  store i32 %25, ptr %12, align 4, !tbaa !3
  %26 = load ptr, ptr %6, align 8, !tbaa !7
  %27 = load i32, ptr %11, align 4, !tbaa !3
  %28 = sub nsw i32 %27, 4
  %29 = load i32, ptr %12, align 4, !tbaa !3
  %30 = sub nsw i32 %29, 4
  %31 = load i32, ptr %7, align 4, !tbaa !3
  call void @_ZN4Tile4loadEPKfiii(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef %26, i32 noundef %28, i32 noundef %30, i32 noundef %31) #8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store i32 0, ptr %13, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %38, %4
  %33 = load i32, ptr %13, align 4, !tbaa !3
  %34 = load i32, ptr %8, align 4, !tbaa !3
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %41

37:                                               ; preds = %32
  call void @_ZN4Tile4stepEv(ptr noundef nonnull align 8 dereferenceable(16) %9) #8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %38

38:                                               ; preds = %37
  %39 = load i32, ptr %13, align 4, !tbaa !3
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %13, align 4, !tbaa !3
  br label %32, !llvm.loop !10

41:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %42 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %43 = urem i32 %42, 16
  store i32 %43, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %44 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %45 = udiv i32 %44, 16
  store i32 %45, ptr %15, align 4, !tbaa !3
  %46 = load i32, ptr %14, align 4, !tbaa !3
  %47 = load i32, ptr %15, align 4, !tbaa !3
  %48 = call contract noundef float @_ZNK4Tile3getEii(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %46, i32 noundef %47) #8
  %49 = load ptr, ptr %5, align 8, !tbaa !7
  %50 = load i32, ptr %12, align 4, !tbaa !3
  %51 = load i32, ptr %15, align 4, !tbaa !3
  %52 = add nsw i32 %50, %51
  %53 = load i32, ptr %7, align 4, !tbaa !3
  %54 = mul nsw i32 %52, %53
  %55 = load i32, ptr %11, align 4, !tbaa !3
  %56 = add nsw i32 %54, %55
  %57 = load i32, ptr %14, align 4, !tbaa !3
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %49, i64 %59
  store float %48, ptr %60, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TileC1EPfS0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, ptr noundef %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !14
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8, !tbaa !7
  %9 = load ptr, ptr %6, align 8, !tbaa !7
  call void @_ZN4TileC2EPfS0_(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef %8, ptr noundef %9) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN4Tile4loadEPKfiii(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #4 comdat align 2 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !14
  store ptr %1, ptr %7, align 8, !tbaa !7
  store i32 %2, ptr %8, align 4, !tbaa !3
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  %14 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %15, ptr %11, align 4, !tbaa !3
  br label %16

16:                                               ; preds = %51, %5
  %17 = load i32, ptr %11, align 4, !tbaa !3
  %18 = icmp slt i32 %17, 576
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %55

20:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %21 = load i32, ptr %10, align 4, !tbaa !3
  %22 = sub nsw i32 %21, 1
  %23 = load i32, ptr %8, align 4, !tbaa !3
  %24 = load i32, ptr %11, align 4, !tbaa !3
  %25 = srem i32 %24, 24
  %26 = add nsw i32 %23, %25
  %27 = call noundef i32 @_ZL3minii(i32 noundef %22, i32 noundef %26) #8
  %28 = call noundef i32 @_ZL3maxii(i32 noundef 0, i32 noundef %27) #8
  store i32 %28, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %29 = load i32, ptr %10, align 4, !tbaa !3
  %30 = sub nsw i32 %29, 1
  %31 = load i32, ptr %9, align 4, !tbaa !3
  %32 = load i32, ptr %11, align 4, !tbaa !3
  %33 = sdiv i32 %32, 24
  %34 = add nsw i32 %31, %33
  %35 = call noundef i32 @_ZL3minii(i32 noundef %30, i32 noundef %34) #8
  %36 = call noundef i32 @_ZL3maxii(i32 noundef 0, i32 noundef %35) #8
  store i32 %36, ptr %13, align 4, !tbaa !3
  %37 = load ptr, ptr %7, align 8, !tbaa !7
  %38 = load i32, ptr %13, align 4, !tbaa !3
  %39 = load i32, ptr %10, align 4, !tbaa !3
  %40 = mul nsw i32 %38, %39
  %41 = load i32, ptr %12, align 4, !tbaa !3
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %37, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !12
  %46 = getelementptr inbounds nuw %class.Tile, ptr %14, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8, !tbaa !16
  %48 = load i32, ptr %11, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  store float %45, ptr %50, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %51

51:                                               ; preds = %20
  %52 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %53 = load i32, ptr %11, align 4, !tbaa !3
  %54 = add i32 %53, %52
  store i32 %54, ptr %11, align 4, !tbaa !3
  br label %16, !llvm.loop !18

55:                                               ; preds = %19
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN4Tile4stepEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #4 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !14
  %8 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %9 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %9, ptr %3, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %61, %1
  %11 = load i32, ptr %3, align 4, !tbaa !3
  %12 = icmp slt i32 %11, 576
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %3) #7
  br label %65

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %15 = load i32, ptr %3, align 4, !tbaa !3
  %16 = srem i32 %15, 24
  store i32 %16, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %17 = load i32, ptr %3, align 4, !tbaa !3
  %18 = sdiv i32 %17, 24
  store i32 %18, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %19 = load i32, ptr %4, align 4, !tbaa !3
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %14
  %22 = load i32, ptr %4, align 4, !tbaa !3
  %23 = icmp slt i32 %22, 23
  br i1 %23, label %24, label %30

24:                                               ; preds = %21
  %25 = load i32, ptr %5, align 4, !tbaa !3
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %30

27:                                               ; preds = %24
  %28 = load i32, ptr %5, align 4, !tbaa !3
  %29 = icmp slt i32 %28, 23
  br label %30

30:                                               ; preds = %27, %24, %21, %14
  %31 = phi i1 [ false, %24 ], [ false, %21 ], [ false, %14 ], [ %29, %27 ]
  %32 = zext i1 %31 to i8
  store i8 %32, ptr %6, align 1, !tbaa !19
  %33 = load i8, ptr %6, align 1, !tbaa !19, !range !21, !noundef !22
  %34 = trunc i8 %33 to i1
  br i1 %34, label %35, label %47

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %class.Tile, ptr %8, i32 0, i32 0
  %37 = load ptr, ptr %36, align 8, !tbaa !16
  %38 = load i32, ptr %3, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !12
  %42 = fmul contract float 5.000000e-01, %41
  %43 = load i32, ptr %3, align 4, !tbaa !3
  %44 = call contract noundef float @_ZNK4Tile6aroundEi(ptr noundef nonnull align 8 dereferenceable(16) %8, i32 noundef %43) #8
  %45 = fmul contract float 1.250000e-01, %44
  %46 = fadd contract float %42, %45
  br label %54

47:                                               ; preds = %30
  %48 = getelementptr inbounds nuw %class.Tile, ptr %8, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8, !tbaa !16
  %50 = load i32, ptr %3, align 4, !tbaa !3
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %49, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !12
  br label %54

54:                                               ; preds = %47, %35
  %55 = phi contract float [ %46, %35 ], [ %53, %47 ]
  %56 = getelementptr inbounds nuw %class.Tile, ptr %8, i32 0, i32 1
  %57 = load ptr, ptr %56, align 8, !tbaa !23
  %58 = load i32, ptr %3, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %57, i64 %59
  store float %55, ptr %60, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  call void @llvm.lifetime.end.p0(ptr %4) #7
  br label %61

61:                                               ; preds = %54
  %62 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %63 = load i32, ptr %3, align 4, !tbaa !3
  %64 = add i32 %63, %62
  store i32 %64, ptr %3, align 4, !tbaa !3
  br label %10, !llvm.loop !24

65:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %66 = getelementptr inbounds nuw %class.Tile, ptr %8, i32 0, i32 0
  %67 = load ptr, ptr %66, align 8, !tbaa !16
  store ptr %67, ptr %7, align 8, !tbaa !7
  %68 = getelementptr inbounds nuw %class.Tile, ptr %8, i32 0, i32 1
  %69 = load ptr, ptr %68, align 8, !tbaa !23
  %70 = getelementptr inbounds nuw %class.Tile, ptr %8, i32 0, i32 0
  store ptr %69, ptr %70, align 8, !tbaa !16
  %71 = load ptr, ptr %7, align 8, !tbaa !7
  %72 = getelementptr inbounds nuw %class.Tile, ptr %8, i32 0, i32 1
  store ptr %71, ptr %72, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4Tile3getEii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !14
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %class.Tile, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8, !tbaa !16
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = add nsw i32 %10, 4
  %12 = mul nsw i32 %11, 24
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = add nsw i32 %12, %13
  %15 = add nsw i32 %14, 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %9, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !12
  ret float %18
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TileC2EPfS0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, ptr noundef %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !14
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %class.Tile, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !7
  store ptr %9, ptr %8, align 8, !tbaa !16
  %10 = getelementptr inbounds nuw %class.Tile, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !7
  store ptr %11, ptr %10, align 8, !tbaa !23
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3maxii(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = icmp sgt i32 %5, %6
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3minii(i32 noundef %0, i32 noundef %1) #3 {
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef float @_ZNK4Tile6aroundEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !14
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.Tile, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !16
  %8 = load i32, ptr %4, align 4, !tbaa !3
  %9 = sub nsw i32 %8, 1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr %7, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !12
  %13 = getelementptr inbounds nuw %class.Tile, ptr %5, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8, !tbaa !16
  %15 = load i32, ptr %4, align 4, !tbaa !3
  %16 = add nsw i32 %15, 1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %14, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !12
  %20 = fadd contract float %12, %19
  %21 = getelementptr inbounds nuw %class.Tile, ptr %5, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8, !tbaa !16
  %23 = load i32, ptr %4, align 4, !tbaa !3
  %24 = sub nsw i32 %23, 24
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %22, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !12
  %28 = fadd contract float %20, %27
  %29 = getelementptr inbounds nuw %class.Tile, ptr %5, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8, !tbaa !16
  %31 = load i32, ptr %4, align 4, !tbaa !3
  %32 = add nsw i32 %31, 24
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %30, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !12
  %36 = fadd contract float %28, %35
  ret float %36
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 _ZTS4Tile", !9, i64 0}
!16 = !{!17, !8, i64 0}
!17 = !{!"_ZTS4Tile", !8, i64 0, !8, i64 8}
!18 = distinct !{!18, !11}
!19 = !{!20, !20, i64 0}
!20 = !{!"bool", !5, i64 0}
!21 = !{i8 0, i8 2}
!22 = !{}
!23 = !{!17, !8, i64 8}
!24 = distinct !{!24, !11}

source_filename = "life.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%class.anon = type <{ ptr, ptr, i32, [4 x i8] }>
%class.anon.0 = type { ptr, ptr }
%class.anon.1 = type { ptr, i32, ptr }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

@_ZZ4lifeE1a = internal addrspace(3) global [1024 x i32] undef, align 4
@_ZZ4lifeE1b = internal addrspace(3) global [1024 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z10neighboursPKiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 -1, ptr %8, align 4, !tbaa !3
  br label %11

11:                                               ; preds = %48, %3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = icmp sle i32 %12, 1
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  store i32 2, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %51

15:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 -1, ptr %10, align 4, !tbaa !3
  br label %16

16:                                               ; preds = %44, %15
  %17 = load i32, ptr %10, align 4, !tbaa !3
  %18 = icmp sle i32 %17, 1
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  store i32 5, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %47

20:                                               ; preds = %16
  %21 = load i32, ptr %10, align 4, !tbaa !3
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %20
  %24 = load i32, ptr %8, align 4, !tbaa !3
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %43

26:                                               ; preds = %23, %20
  %27 = load ptr, ptr %4, align 8, !tbaa !7
  %28 = load i32, ptr %6, align 4, !tbaa !3
  %29 = load i32, ptr %8, align 4, !tbaa !3
  %30 = add nsw i32 %28, %29
  %31 = and i32 %30, 31
  %32 = mul nsw i32 %31, 32
  %33 = load i32, ptr %5, align 4, !tbaa !3
  %34 = load i32, ptr %10, align 4, !tbaa !3
  %35 = add nsw i32 %33, %34
  %36 = and i32 %35, 31
  %37 = add nsw i32 %32, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %27, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = load i32, ptr %7, align 4, !tbaa !3
  %42 = add nsw i32 %41, %40
  store i32 %42, ptr %7, align 4, !tbaa !3
  br label %43

43:                                               ; preds = %26, %23
  br label %44

44:                                               ; preds = %43
  %45 = load i32, ptr %10, align 4, !tbaa !3
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %10, align 4, !tbaa !3
  br label %16, !llvm.loop !10

47:                                               ; preds = %19
  br label %48

48:                                               ; preds = %47
  %49 = load i32, ptr %8, align 4, !tbaa !3
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %8, align 4, !tbaa !3
  br label %11, !llvm.loop !12

51:                                               ; preds = %14
  %52 = load i32, ptr %7, align 4, !tbaa !3
  store i32 1, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret i32 %52
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @life(ptr noundef %0, ptr noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %class.anon, align 8
  %11 = alloca i32, align 4
  %12 = alloca %class.anon.0, align 8
  %13 = alloca ptr, align 8
  %14 = alloca %class.anon.1, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store ptr addrspacecast (ptr addrspace(3) @_ZZ4lifeE1a to ptr), ptr %7, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store ptr addrspacecast (ptr addrspace(3) @_ZZ4lifeE1b to ptr), ptr %8, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %16 = mul i32 %15, 32
  %17 = mul i32 %16, 32
  store i32 %17, ptr %9, align 4, !tbaa !3
  %18 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %19 = load ptr, ptr %7, align 8, !tbaa !7
  store ptr %19, ptr %18, align 8, !tbaa !13
  %20 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 1
  %21 = load ptr, ptr %5, align 8, !tbaa !7
  store ptr %21, ptr %20, align 8, !tbaa !15
  %22 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 2
  %23 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %23, ptr %22, align 8, !tbaa !16
  call void @_Z13for_each_cellIZ4lifeEUliiE_EvT_(ptr noundef byval(%class.anon) align 8 %10) #8
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %35, %3
  %25 = load i32, ptr %11, align 4, !tbaa !3
  %26 = load i32, ptr %6, align 4, !tbaa !3
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %38

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw %class.anon.0, ptr %12, i32 0, i32 0
  store ptr %7, ptr %30, align 8, !tbaa !17
  %31 = getelementptr inbounds nuw %class.anon.0, ptr %12, i32 0, i32 1
  store ptr %8, ptr %31, align 8, !tbaa !17
  call void @_Z13for_each_cellIZ4lifeEUliiE0_EvT_(ptr noundef byval(%class.anon.0) align 8 %12) #8
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %32 = load ptr, ptr %7, align 8, !tbaa !7
  store ptr %32, ptr %13, align 8, !tbaa !7
  %33 = load ptr, ptr %8, align 8, !tbaa !7
  store ptr %33, ptr %7, align 8, !tbaa !7
  %34 = load ptr, ptr %13, align 8, !tbaa !7
  store ptr %34, ptr %8, align 8, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %35

35:                                               ; preds = %29
  %36 = load i32, ptr %11, align 4, !tbaa !3
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %11, align 4, !tbaa !3
  br label %24, !llvm.loop !20

38:                                               ; preds = %28
  %39 = getelementptr inbounds nuw %class.anon.1, ptr %14, i32 0, i32 0
  %40 = load ptr, ptr %4, align 8, !tbaa !7
  store ptr %40, ptr %39, align 8, !tbaa !21
  %41 = getelementptr inbounds nuw %class.anon.1, ptr %14, i32 0, i32 1
  %42 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %42, ptr %41, align 8, !tbaa !23
  %43 = getelementptr inbounds nuw %class.anon.1, ptr %14, i32 0, i32 2
  %44 = load ptr, ptr %7, align 8, !tbaa !7
  store ptr %44, ptr %43, align 8, !tbaa !24
  call void @_Z13for_each_cellIZ4lifeEUliiE1_EvT_(ptr noundef byval(%class.anon.1) align 8 %14) #8
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal void @_Z13for_each_cellIZ4lifeEUliiE_EvT_(ptr noundef byval(%class.anon) align 8 %0) #0 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %2) #7
  %3 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %3, ptr %2, align 4, !tbaa !3
  br label %4

4:                                                ; preds = %13, %1
  %5 = load i32, ptr %2, align 4, !tbaa !3
  %6 = icmp slt i32 %5, 1024
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %2) #7
  br label %17

8:                                                ; preds = %4
  %9 = load i32, ptr %2, align 4, !tbaa !3
  %10 = srem i32 %9, 32
  %11 = load i32, ptr %2, align 4, !tbaa !3
  %12 = sdiv i32 %11, 32
  call void @_ZZ4lifeENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(20) %0, i32 noundef %10, i32 noundef %12) #8
  br label %13

13:                                               ; preds = %8
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %15 = load i32, ptr %2, align 4, !tbaa !3
  %16 = add i32 %15, %14
  store i32 %16, ptr %2, align 4, !tbaa !3
  br label %4, !llvm.loop !25

17:                                               ; preds = %7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal void @_Z13for_each_cellIZ4lifeEUliiE0_EvT_(ptr noundef byval(%class.anon.0) align 8 %0) #0 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %2) #7
  %3 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %3, ptr %2, align 4, !tbaa !3
  br label %4

4:                                                ; preds = %13, %1
  %5 = load i32, ptr %2, align 4, !tbaa !3
  %6 = icmp slt i32 %5, 1024
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %2) #7
  br label %17

8:                                                ; preds = %4
  %9 = load i32, ptr %2, align 4, !tbaa !3
  %10 = srem i32 %9, 32
  %11 = load i32, ptr %2, align 4, !tbaa !3
  %12 = sdiv i32 %11, 32
  call void @_ZZ4lifeENKUliiE0_clEii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %10, i32 noundef %12) #8
  br label %13

13:                                               ; preds = %8
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %15 = load i32, ptr %2, align 4, !tbaa !3
  %16 = add i32 %15, %14
  store i32 %16, ptr %2, align 4, !tbaa !3
  br label %4, !llvm.loop !26

17:                                               ; preds = %7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal void @_Z13for_each_cellIZ4lifeEUliiE1_EvT_(ptr noundef byval(%class.anon.1) align 8 %0) #0 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %2) #7
  %3 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %3, ptr %2, align 4, !tbaa !3
  br label %4

4:                                                ; preds = %13, %1
  %5 = load i32, ptr %2, align 4, !tbaa !3
  %6 = icmp slt i32 %5, 1024
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %2) #7
  br label %17

8:                                                ; preds = %4
  %9 = load i32, ptr %2, align 4, !tbaa !3
  %10 = srem i32 %9, 32
  %11 = load i32, ptr %2, align 4, !tbaa !3
  %12 = sdiv i32 %11, 32
  call void @_ZZ4lifeENKUliiE1_clEii(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %10, i32 noundef %12) #8
  br label %13

13:                                               ; preds = %8
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %15 = load i32, ptr %2, align 4, !tbaa !3
  %16 = add i32 %15, %14
  store i32 %16, ptr %2, align 4, !tbaa !3
  br label %4, !llvm.loop !27

17:                                               ; preds = %7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZZ4lifeENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(20) %0, i32 noundef %1, i32 noundef %2) #5 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !28
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %class.anon, ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8, !tbaa !15
  %10 = getelementptr inbounds nuw %class.anon, ptr %7, i32 0, i32 2
  %11 = load i32, ptr %10, align 8, !tbaa !16
  %12 = load i32, ptr %6, align 4, !tbaa !3
  %13 = mul nsw i32 %12, 32
  %14 = add nsw i32 %11, %13
  %15 = load i32, ptr %5, align 4, !tbaa !3
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %9, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = getelementptr inbounds nuw %class.anon, ptr %7, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8, !tbaa !13
  %22 = load i32, ptr %6, align 4, !tbaa !3
  %23 = mul nsw i32 %22, 32
  %24 = load i32, ptr %5, align 4, !tbaa !3
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %21, i64 %26
  store i32 %19, ptr %27, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZZ4lifeENKUliiE0_clEii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #5 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !28
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %9 = getelementptr inbounds nuw %class.anon.0, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !29, !nonnull !31, !align !32
  %11 = load ptr, ptr %10, align 8, !tbaa !7
  %12 = load i32, ptr %5, align 4, !tbaa !3
  %13 = load i32, ptr %6, align 4, !tbaa !3
  %14 = call noundef i32 @_Z10neighboursPKiii(ptr noundef %11, i32 noundef %12, i32 noundef %13) #8
  store i32 %14, ptr %7, align 4, !tbaa !3
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = icmp eq i32 %15, 3
  br i1 %16, label %34, label %17

17:                                               ; preds = %3
  %18 = load i32, ptr %7, align 4, !tbaa !3
  %19 = icmp eq i32 %18, 2
  br i1 %19, label %20, label %32

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw %class.anon.0, ptr %8, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8, !tbaa !29, !nonnull !31, !align !32
  %23 = load ptr, ptr %22, align 8, !tbaa !7
  %24 = load i32, ptr %6, align 4, !tbaa !3
  %25 = mul nsw i32 %24, 32
  %26 = load i32, ptr %5, align 4, !tbaa !3
  %27 = add nsw i32 %25, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %23, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = icmp ne i32 %30, 0
  br label %32

32:                                               ; preds = %20, %17
  %33 = phi i1 [ false, %17 ], [ %31, %20 ]
  br label %34

34:                                               ; preds = %32, %3
  %35 = phi i1 [ true, %3 ], [ %33, %32 ]
  %36 = zext i1 %35 to i32
  %37 = getelementptr inbounds nuw %class.anon.0, ptr %8, i32 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !33, !nonnull !31, !align !32
  %39 = load ptr, ptr %38, align 8, !tbaa !7
  %40 = load i32, ptr %6, align 4, !tbaa !3
  %41 = mul nsw i32 %40, 32
  %42 = load i32, ptr %5, align 4, !tbaa !3
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %39, i64 %44
  store i32 %36, ptr %45, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZZ4lifeENKUliiE1_clEii(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1, i32 noundef %2) #5 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !28
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %class.anon.1, ptr %7, i32 0, i32 2
  %9 = load ptr, ptr %8, align 8, !tbaa !24
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = mul nsw i32 %10, 32
  %12 = load i32, ptr %5, align 4, !tbaa !3
  %13 = add nsw i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %9, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = getelementptr inbounds nuw %class.anon.1, ptr %7, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8, !tbaa !21
  %19 = getelementptr inbounds nuw %class.anon.1, ptr %7, i32 0, i32 1
  %20 = load i32, ptr %19, align 8, !tbaa !23
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = mul nsw i32 %21, 32
  %23 = add nsw i32 %20, %22
  %24 = load i32, ptr %5, align 4, !tbaa !3
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %18, i64 %26
  store i32 %16, ptr %27, align 4, !tbaa !3
  ret void
}

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #6 = { convergent nocallback nounwind }
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = !{!14, !8, i64 0}
!14 = !{!"_ZTSZ4lifeEUliiE_", !8, i64 0, !8, i64 8, !4, i64 16}
!15 = !{!14, !8, i64 8}
!16 = !{!14, !4, i64 16}
!17 = !{!18, !18, i64 0}
!18 = !{!"p2 int", !19, i64 0}
!19 = !{!"any p2 pointer", !9, i64 0}
!20 = distinct !{!20, !11}
!21 = !{!22, !8, i64 0}
!22 = !{!"_ZTSZ4lifeEUliiE1_", !8, i64 0, !4, i64 8, !8, i64 16}
!23 = !{!22, !4, i64 8}
!24 = !{!22, !8, i64 16}
!25 = distinct !{!25, !11}
!26 = distinct !{!26, !11}
!27 = distinct !{!27, !11}
!28 = !{!9, !9, i64 0}
!29 = !{!30, !18, i64 0}
!30 = !{!"_ZTSZ4lifeEUliiE0_", !18, i64 0, !18, i64 8}
!31 = !{}
!32 = !{i64 8}
!33 = !{!30, !18, i64 8}

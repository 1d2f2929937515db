source_filename = "sort-radix.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Buffers = type { ptr, ptr, ptr }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ11sort_digitsE5first = internal addrspace(3) global [1024 x i32] undef, align 4
@_ZZ11sort_digitsE6second = internal addrspace(3) global [1024 x i32] undef, align 4
@_ZZ11sort_digitsE6counts = internal addrspace(3) global [4096 x i32] undef, align 4
@_ZZ11sort_digitsE5parts = internal addrspace(3) global [256 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4swapRPiS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %6 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !11, !align !12
  %7 = load ptr, ptr %6, align 8, !tbaa !13
  store ptr %7, ptr %5, align 8, !tbaa !13
  %8 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !11, !align !12
  %9 = load ptr, ptr %8, align 8, !tbaa !13
  %10 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !11, !align !12
  store ptr %9, ptr %10, align 8, !tbaa !13
  %11 = load ptr, ptr %5, align 8, !tbaa !13
  %12 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !11, !align !12
  store ptr %11, ptr %12, align 8, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4sumsPiS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !13
  store ptr %1, ptr %4, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %13 = load ptr, ptr %3, align 8, !tbaa !13
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %15 = mul i32 %14, 16
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %13, i64 %16
  store ptr %17, ptr %5, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %6) #6
  store i32 0, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 0, ptr %7, align 4, !tbaa !3
  br label %18

18:                                               ; preds = %36, %2
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = icmp slt i32 %19, 16
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %39

22:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %23 = load ptr, ptr %5, align 8, !tbaa !13
  %24 = load i32, ptr %7, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !3
  store i32 %27, ptr %8, align 4, !tbaa !3
  %28 = load i32, ptr %6, align 4, !tbaa !3
  %29 = load ptr, ptr %5, align 8, !tbaa !13
  %30 = load i32, ptr %7, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  store i32 %28, ptr %32, align 4, !tbaa !3
  %33 = load i32, ptr %8, align 4, !tbaa !3
  %34 = load i32, ptr %6, align 4, !tbaa !3
  %35 = add nsw i32 %34, %33
  store i32 %35, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %36

36:                                               ; preds = %22
  %37 = load i32, ptr %7, align 4, !tbaa !3
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %7, align 4, !tbaa !3
  br label %18, !llvm.loop !15

39:                                               ; preds = %21
  %40 = load i32, ptr %6, align 4, !tbaa !3
  %41 = load ptr, ptr %4, align 8, !tbaa !13
  %42 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %41, i64 %43
  store i32 %40, ptr %44, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %70

47:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store i32 0, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %48

48:                                               ; preds = %66, %47
  %49 = load i32, ptr %9, align 4, !tbaa !3
  %50 = icmp slt i32 %49, 256
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %69

52:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %53 = load ptr, ptr %4, align 8, !tbaa !13
  %54 = load i32, ptr %9, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  store i32 %57, ptr %11, align 4, !tbaa !3
  %58 = load i32, ptr %10, align 4, !tbaa !3
  %59 = load ptr, ptr %4, align 8, !tbaa !13
  %60 = load i32, ptr %9, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  store i32 %58, ptr %62, align 4, !tbaa !3
  %63 = load i32, ptr %11, align 4, !tbaa !3
  %64 = load i32, ptr %10, align 4, !tbaa !3
  %65 = add nsw i32 %64, %63
  store i32 %65, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %66

66:                                               ; preds = %52
  %67 = load i32, ptr %9, align 4, !tbaa !3
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %9, align 4, !tbaa !3
  br label %48, !llvm.loop !17

69:                                               ; preds = %51
  br label %70

70:                                               ; preds = %69, %39
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 0, ptr %12, align 4, !tbaa !3
  br label %71

71:                                               ; preds = %87, %70
  %72 = load i32, ptr %12, align 4, !tbaa !3
  %73 = icmp slt i32 %72, 16
  br i1 %73, label %75, label %74

74:                                               ; preds = %71
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %90

75:                                               ; preds = %71
  %76 = load ptr, ptr %4, align 8, !tbaa !13
  %77 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %76, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !3
  %81 = load ptr, ptr %5, align 8, !tbaa !13
  %82 = load i32, ptr %12, align 4, !tbaa !3
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %81, i64 %83
  %85 = load i32, ptr %84, align 4, !tbaa !3
  %86 = add nsw i32 %85, %80
  store i32 %86, ptr %84, align 4, !tbaa !3
  br label %87

87:                                               ; preds = %75
  %88 = load i32, ptr %12, align 4, !tbaa !3
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %12, align 4, !tbaa !3
  br label %71, !llvm.loop !18

90:                                               ; preds = %74
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4passR7BuffersPii(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !19
  store ptr %1, ptr %5, align 8, !tbaa !13
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 0, ptr %7, align 4, !tbaa !3
  br label %11

11:                                               ; preds = %25, %3
  %12 = load i32, ptr %7, align 4, !tbaa !3
  %13 = icmp slt i32 %12, 16
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %28

15:                                               ; preds = %11
  %16 = load ptr, ptr %4, align 8, !tbaa !19, !nonnull !11, !align !12
  %17 = getelementptr inbounds nuw %struct.Buffers, ptr %16, i32 0, i32 2
  %18 = load ptr, ptr %17, align 8, !tbaa !21
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = mul nsw i32 %19, 256
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %22 = add i32 %20, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %18, i64 %23
  store i32 0, ptr %24, align 4, !tbaa !3
  br label %25

25:                                               ; preds = %15
  %26 = load i32, ptr %7, align 4, !tbaa !3
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %7, align 4, !tbaa !3
  br label %11, !llvm.loop !23

28:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr %8) #6
  store i32 0, ptr %8, align 4, !tbaa !3
  br label %29

29:                                               ; preds = %57, %28
  %30 = load i32, ptr %8, align 4, !tbaa !3
  %31 = icmp slt i32 %30, 4
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %60

33:                                               ; preds = %29
  %34 = load ptr, ptr %4, align 8, !tbaa !19, !nonnull !11, !align !12
  %35 = getelementptr inbounds nuw %struct.Buffers, ptr %34, i32 0, i32 2
  %36 = load ptr, ptr %35, align 8, !tbaa !21
  %37 = load ptr, ptr %4, align 8, !tbaa !19, !nonnull !11, !align !12
  %38 = getelementptr inbounds nuw %struct.Buffers, ptr %37, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8, !tbaa !24
  %40 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %41 = mul i32 %40, 4
  %42 = load i32, ptr %8, align 4, !tbaa !3
  %43 = add i32 %41, %42
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %39, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = load i32, ptr %6, align 4, !tbaa !3
  %48 = ashr i32 %46, %47
  %49 = and i32 %48, 15
  %50 = mul nsw i32 %49, 256
  %51 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %52 = add i32 %50, %51
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr %36, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !3
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %54, align 4, !tbaa !3
  br label %57

57:                                               ; preds = %33
  %58 = load i32, ptr %8, align 4, !tbaa !3
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %8, align 4, !tbaa !3
  br label %29, !llvm.loop !25

60:                                               ; preds = %32
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = load ptr, ptr %4, align 8, !tbaa !19, !nonnull !11, !align !12
  %62 = getelementptr inbounds nuw %struct.Buffers, ptr %61, i32 0, i32 2
  %63 = load ptr, ptr %62, align 8, !tbaa !21
  %64 = load ptr, ptr %5, align 8, !tbaa !13
  call void @_Z4sumsPiS_(ptr noundef %63, ptr noundef %64) #7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store i32 0, ptr %9, align 4, !tbaa !3
  br label %65

65:                                               ; preds = %100, %60
  %66 = load i32, ptr %9, align 4, !tbaa !3
  %67 = icmp slt i32 %66, 4
  br i1 %67, label %69, label %68

68:                                               ; preds = %65
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %103

69:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %70 = load ptr, ptr %4, align 8, !tbaa !19, !nonnull !11, !align !12
  %71 = getelementptr inbounds nuw %struct.Buffers, ptr %70, i32 0, i32 0
  %72 = load ptr, ptr %71, align 8, !tbaa !24
  %73 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %74 = mul i32 %73, 4
  %75 = load i32, ptr %9, align 4, !tbaa !3
  %76 = add i32 %74, %75
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %72, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !3
  store i32 %79, ptr %10, align 4, !tbaa !3
  %80 = load i32, ptr %10, align 4, !tbaa !3
  %81 = load ptr, ptr %4, align 8, !tbaa !19, !nonnull !11, !align !12
  %82 = getelementptr inbounds nuw %struct.Buffers, ptr %81, i32 0, i32 1
  %83 = load ptr, ptr %82, align 8, !tbaa !26
  %84 = load ptr, ptr %4, align 8, !tbaa !19, !nonnull !11, !align !12
  %85 = getelementptr inbounds nuw %struct.Buffers, ptr %84, i32 0, i32 2
  %86 = load ptr, ptr %85, align 8, !tbaa !21
  %87 = load i32, ptr %10, align 4, !tbaa !3
  %88 = load i32, ptr %6, align 4, !tbaa !3
  %89 = ashr i32 %87, %88
  %90 = and i32 %89, 15
  %91 = mul nsw i32 %90, 256
  %92 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %93 = add i32 %91, %92
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr %86, i64 %94
  %96 = load i32, ptr %95, align 4, !tbaa !3
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %95, align 4, !tbaa !3
  %98 = sext i32 %96 to i64
  %99 = getelementptr inbounds i32, ptr %83, i64 %98
  store i32 %80, ptr %99, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %100

100:                                              ; preds = %69
  %101 = load i32, ptr %9, align 4, !tbaa !3
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %9, align 4, !tbaa !3
  br label %65, !llvm.loop !27

103:                                              ; preds = %68
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %104 = load ptr, ptr %4, align 8, !tbaa !19, !nonnull !11, !align !12
  %105 = getelementptr inbounds nuw %struct.Buffers, ptr %104, i32 0, i32 0
  %106 = load ptr, ptr %4, align 8, !tbaa !19, !nonnull !11, !align !12
  %107 = getelementptr inbounds nuw %struct.Buffers, ptr %106, i32 0, i32 1
  call void @_Z4swapRPiS0_(ptr noundef nonnull align 8 dereferenceable(8) %105, ptr noundef nonnull align 8 dereferenceable(8) %107) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sort_digits(ptr noundef %0, i32 noundef %1) #4 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Buffers, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !13
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %10 = load ptr, ptr %3, align 8, !tbaa !13
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %12 = mul i32 %11, 1024
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %10, i64 %13
  store ptr %14, ptr %5, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %15, ptr %6, align 4, !tbaa !3
  br label %16

16:                                               ; preds = %29, %2
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = icmp slt i32 %17, 1024
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %6) #6
  br label %32

20:                                               ; preds = %16
  %21 = load ptr, ptr %5, align 8, !tbaa !13
  %22 = load i32, ptr %6, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = load i32, ptr %6, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11sort_digitsE5first to ptr), i64 0, i64 %27
  store i32 %25, ptr %28, align 4, !tbaa !3
  br label %29

29:                                               ; preds = %20
  %30 = load i32, ptr %6, align 4, !tbaa !3
  %31 = add nsw i32 %30, 256
  store i32 %31, ptr %6, align 4, !tbaa !3
  br label %16, !llvm.loop !28

32:                                               ; preds = %19
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %33 = getelementptr inbounds nuw %struct.Buffers, ptr %7, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ11sort_digitsE5first to ptr), ptr %33, align 8, !tbaa !24
  %34 = getelementptr inbounds nuw %struct.Buffers, ptr %7, i32 0, i32 1
  store ptr addrspacecast (ptr addrspace(3) @_ZZ11sort_digitsE6second to ptr), ptr %34, align 8, !tbaa !26
  %35 = getelementptr inbounds nuw %struct.Buffers, ptr %7, i32 0, i32 2
  store ptr addrspacecast (ptr addrspace(3) @_ZZ11sort_digitsE6counts to ptr), ptr %35, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %8) #6
  store i32 0, ptr %8, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %44, %32
  %37 = load i32, ptr %8, align 4, !tbaa !3
  %38 = load i32, ptr %4, align 4, !tbaa !3
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %47

41:                                               ; preds = %36
  %42 = load i32, ptr %8, align 4, !tbaa !3
  %43 = mul nsw i32 %42, 4
  call void @_Z4passR7BuffersPii(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ11sort_digitsE5parts to ptr), i32 noundef %43) #7
  br label %44

44:                                               ; preds = %41
  %45 = load i32, ptr %8, align 4, !tbaa !3
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %8, align 4, !tbaa !3
  br label %36, !llvm.loop !29

47:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %48 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %48, ptr %9, align 4, !tbaa !3
  br label %49

49:                                               ; preds = %64, %47
  %50 = load i32, ptr %9, align 4, !tbaa !3
  %51 = icmp slt i32 %50, 1024
  br i1 %51, label %53, label %52

52:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %67

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw %struct.Buffers, ptr %7, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8, !tbaa !24
  %56 = load i32, ptr %9, align 4, !tbaa !3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %55, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !3
  %60 = load ptr, ptr %5, align 8, !tbaa !13
  %61 = load i32, ptr %9, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  store i32 %59, ptr %63, align 4, !tbaa !3
  br label %64

64:                                               ; preds = %53
  %65 = load i32, ptr %9, align 4, !tbaa !3
  %66 = add nsw i32 %65, 256
  store i32 %66, ptr %9, align 4, !tbaa !3
  br label %49, !llvm.loop !30

67:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr %7) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

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
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
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
!8 = !{!"p2 int", !9, i64 0}
!9 = !{!"any p2 pointer", !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{}
!12 = !{i64 8}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 int", !10, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !16}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 _ZTS7Buffers", !10, i64 0}
!21 = !{!22, !14, i64 16}
!22 = !{!"_ZTS7Buffers", !14, i64 0, !14, i64 8, !14, i64 16}
!23 = distinct !{!23, !16}
!24 = !{!22, !14, i64 0}
!25 = distinct !{!25, !16}
!26 = !{!22, !14, i64 8}
!27 = distinct !{!27, !16}
!28 = distinct !{!28, !16}
!29 = distinct !{!29, !16}
!30 = distinct !{!30, !16}

source_filename = "merge.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Run = type { ptr, i32 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ5mergeE2as = internal addrspace(3) global [1024 x i32] undef, align 4
@_ZZ5mergeE2bs = internal addrspace(3) global [1024 x i32] undef, align 4
@_ZZ5mergeE6merged = internal addrspace(3) global [1024 x i32] undef, align 4
@_ZZ5mergeE6bounds = internal addrspace(3) global [2 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z5splitRK3RunS1_i(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = load ptr, ptr %5, align 8, !tbaa !7, !nonnull !10, !align !11
  %12 = getelementptr inbounds nuw %struct.Run, ptr %11, i32 0, i32 1
  %13 = load i32, ptr %12, align 8, !tbaa !12
  %14 = sub nsw i32 %10, %13
  %15 = call noundef i32 @_ZL3maxii(i32 noundef 0, i32 noundef %14) #7
  store i32 %15, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %18 = getelementptr inbounds nuw %struct.Run, ptr %17, i32 0, i32 1
  %19 = load i32, ptr %18, align 8, !tbaa !12
  %20 = call noundef i32 @_ZL3minii(i32 noundef %16, i32 noundef %19) #7
  store i32 %20, ptr %8, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %53, %3
  %22 = load i32, ptr %7, align 4, !tbaa !3
  %23 = load i32, ptr %8, align 4, !tbaa !3
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %54

25:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %26 = load i32, ptr %7, align 4, !tbaa !3
  %27 = load i32, ptr %8, align 4, !tbaa !3
  %28 = add nsw i32 %26, %27
  %29 = sdiv i32 %28, 2
  store i32 %29, ptr %9, align 4, !tbaa !3
  %30 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %31 = getelementptr inbounds nuw %struct.Run, ptr %30, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8, !tbaa !15
  %33 = load i32, ptr %9, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = load ptr, ptr %5, align 8, !tbaa !7, !nonnull !10, !align !11
  %38 = getelementptr inbounds nuw %struct.Run, ptr %37, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8, !tbaa !15
  %40 = load i32, ptr %6, align 4, !tbaa !3
  %41 = sub nsw i32 %40, 1
  %42 = load i32, ptr %9, align 4, !tbaa !3
  %43 = sub nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %39, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = icmp sle i32 %36, %46
  br i1 %47, label %48, label %51

48:                                               ; preds = %25
  %49 = load i32, ptr %9, align 4, !tbaa !3
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %7, align 4, !tbaa !3
  br label %53

51:                                               ; preds = %25
  %52 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %52, ptr %8, align 4, !tbaa !3
  br label %53

53:                                               ; preds = %51, %48
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %21, !llvm.loop !16

54:                                               ; preds = %21
  %55 = load i32, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret i32 %55
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3maxii(i32 noundef %0, i32 noundef %1) #2 {
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
define dso_local void @_Z6serialPiRK3RunS2_i(ptr noundef %0, ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  store ptr %0, ptr %5, align 8, !tbaa !18
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store i32 0, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 0, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  store i32 0, ptr %11, align 4, !tbaa !3
  br label %13

13:                                               ; preds = %77, %4
  %14 = load i32, ptr %11, align 4, !tbaa !3
  %15 = load i32, ptr %8, align 4, !tbaa !3
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %80

18:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %19 = load i32, ptr %10, align 4, !tbaa !3
  %20 = load ptr, ptr %7, align 8, !tbaa !7, !nonnull !10, !align !11
  %21 = getelementptr inbounds nuw %struct.Run, ptr %20, i32 0, i32 1
  %22 = load i32, ptr %21, align 8, !tbaa !12
  %23 = icmp sge i32 %19, %22
  br i1 %23, label %48, label %24

24:                                               ; preds = %18
  %25 = load i32, ptr %9, align 4, !tbaa !3
  %26 = load ptr, ptr %6, align 8, !tbaa !7, !nonnull !10, !align !11
  %27 = getelementptr inbounds nuw %struct.Run, ptr %26, i32 0, i32 1
  %28 = load i32, ptr %27, align 8, !tbaa !12
  %29 = icmp slt i32 %25, %28
  br i1 %29, label %30, label %46

30:                                               ; preds = %24
  %31 = load ptr, ptr %6, align 8, !tbaa !7, !nonnull !10, !align !11
  %32 = getelementptr inbounds nuw %struct.Run, ptr %31, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8, !tbaa !15
  %34 = load i32, ptr %9, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = load ptr, ptr %7, align 8, !tbaa !7, !nonnull !10, !align !11
  %39 = getelementptr inbounds nuw %struct.Run, ptr %38, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8, !tbaa !15
  %41 = load i32, ptr %10, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = icmp sle i32 %37, %44
  br label %46

46:                                               ; preds = %30, %24
  %47 = phi i1 [ false, %24 ], [ %45, %30 ]
  br label %48

48:                                               ; preds = %46, %18
  %49 = phi i1 [ true, %18 ], [ %47, %46 ]
  %50 = zext i1 %49 to i8
  store i8 %50, ptr %12, align 1, !tbaa !19
  %51 = load i8, ptr %12, align 1, !tbaa !19, !range !21, !noundef !10
  %52 = trunc i8 %51 to i1
  br i1 %52, label %53, label %62

53:                                               ; preds = %48
  %54 = load ptr, ptr %6, align 8, !tbaa !7, !nonnull !10, !align !11
  %55 = getelementptr inbounds nuw %struct.Run, ptr %54, i32 0, i32 0
  %56 = load ptr, ptr %55, align 8, !tbaa !15
  %57 = load i32, ptr %9, align 4, !tbaa !3
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %9, align 4, !tbaa !3
  %59 = sext i32 %57 to i64
  %60 = getelementptr inbounds i32, ptr %56, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  br label %71

62:                                               ; preds = %48
  %63 = load ptr, ptr %7, align 8, !tbaa !7, !nonnull !10, !align !11
  %64 = getelementptr inbounds nuw %struct.Run, ptr %63, i32 0, i32 0
  %65 = load ptr, ptr %64, align 8, !tbaa !15
  %66 = load i32, ptr %10, align 4, !tbaa !3
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %10, align 4, !tbaa !3
  %68 = sext i32 %66 to i64
  %69 = getelementptr inbounds i32, ptr %65, i64 %68
  %70 = load i32, ptr %69, align 4, !tbaa !3
  br label %71

71:                                               ; preds = %62, %53
  %72 = phi i32 [ %61, %53 ], [ %70, %62 ]
  %73 = load ptr, ptr %5, align 8, !tbaa !18
  %74 = load i32, ptr %11, align 4, !tbaa !3
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %73, i64 %75
  store i32 %72, ptr %76, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %77

77:                                               ; preds = %71
  %78 = load i32, ptr %11, align 4, !tbaa !3
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %11, align 4, !tbaa !3
  br label %13, !llvm.loop !22

80:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @merge(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #3 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.Run, align 8
  %10 = alloca %struct.Run, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.Run, align 8
  %19 = alloca %struct.Run, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca %struct.Run, align 8
  %23 = alloca %struct.Run, align 8
  %24 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !18
  store ptr %1, ptr %6, align 8, !tbaa !18
  store ptr %2, ptr %7, align 8, !tbaa !18
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %25 = getelementptr inbounds nuw %struct.Run, ptr %9, i32 0, i32 0
  %26 = load ptr, ptr %6, align 8, !tbaa !18
  store ptr %26, ptr %25, align 8, !tbaa !15
  %27 = getelementptr inbounds nuw %struct.Run, ptr %9, i32 0, i32 1
  %28 = load i32, ptr %8, align 4, !tbaa !3
  store i32 %28, ptr %27, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %29 = getelementptr inbounds nuw %struct.Run, ptr %10, i32 0, i32 0
  %30 = load ptr, ptr %7, align 8, !tbaa !18
  store ptr %30, ptr %29, align 8, !tbaa !15
  %31 = getelementptr inbounds nuw %struct.Run, ptr %10, i32 0, i32 1
  %32 = load i32, ptr %8, align 4, !tbaa !3
  store i32 %32, ptr %31, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %33 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %34 = mul i32 %33, 1024
  store i32 %34, ptr %11, align 4, !tbaa !3
  %35 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %36 = icmp ult i32 %35, 2
  br i1 %36, label %37, label %46

37:                                               ; preds = %4
  %38 = load i32, ptr %11, align 4, !tbaa !3
  %39 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %40 = mul i32 %39, 1024
  %41 = add i32 %38, %40
  %42 = call noundef i32 @_Z5splitRK3RunS1_i(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef nonnull align 8 dereferenceable(16) %10, i32 noundef %41) #7
  %43 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw [2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergeE6bounds to ptr), i64 0, i64 %44
  store i32 %42, ptr %45, align 4, !tbaa !3
  br label %46

46:                                               ; preds = %37, %4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %47 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5mergeE6bounds to ptr), align 4, !tbaa !3
  store i32 %47, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %48 = load i32, ptr getelementptr inbounds ([2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergeE6bounds to ptr), i64 0, i64 1), align 4, !tbaa !3
  %49 = load i32, ptr %12, align 4, !tbaa !3
  %50 = sub nsw i32 %48, %49
  store i32 %50, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %51 = load i32, ptr %11, align 4, !tbaa !3
  %52 = load i32, ptr %12, align 4, !tbaa !3
  %53 = sub nsw i32 %51, %52
  store i32 %53, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %54 = load i32, ptr %13, align 4, !tbaa !3
  %55 = sub nsw i32 1024, %54
  store i32 %55, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %56 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %56, ptr %16, align 4, !tbaa !3
  br label %57

57:                                               ; preds = %73, %46
  %58 = load i32, ptr %16, align 4, !tbaa !3
  %59 = load i32, ptr %13, align 4, !tbaa !3
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %62, label %61

61:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br label %76

62:                                               ; preds = %57
  %63 = load ptr, ptr %6, align 8, !tbaa !18
  %64 = load i32, ptr %12, align 4, !tbaa !3
  %65 = load i32, ptr %16, align 4, !tbaa !3
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %63, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = load i32, ptr %16, align 4, !tbaa !3
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergeE2as to ptr), i64 0, i64 %71
  store i32 %69, ptr %72, align 4, !tbaa !3
  br label %73

73:                                               ; preds = %62
  %74 = load i32, ptr %16, align 4, !tbaa !3
  %75 = add nsw i32 %74, 128
  store i32 %75, ptr %16, align 4, !tbaa !3
  br label %57, !llvm.loop !23

76:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %77 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %77, ptr %17, align 4, !tbaa !3
  br label %78

78:                                               ; preds = %94, %76
  %79 = load i32, ptr %17, align 4, !tbaa !3
  %80 = load i32, ptr %15, align 4, !tbaa !3
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %83, label %82

82:                                               ; preds = %78
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %97

83:                                               ; preds = %78
  %84 = load ptr, ptr %7, align 8, !tbaa !18
  %85 = load i32, ptr %14, align 4, !tbaa !3
  %86 = load i32, ptr %17, align 4, !tbaa !3
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %84, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !3
  %91 = load i32, ptr %17, align 4, !tbaa !3
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergeE2bs to ptr), i64 0, i64 %92
  store i32 %90, ptr %93, align 4, !tbaa !3
  br label %94

94:                                               ; preds = %83
  %95 = load i32, ptr %17, align 4, !tbaa !3
  %96 = add nsw i32 %95, 128
  store i32 %96, ptr %17, align 4, !tbaa !3
  br label %78, !llvm.loop !24

97:                                               ; preds = %82
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %98 = getelementptr inbounds nuw %struct.Run, ptr %18, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5mergeE2as to ptr), ptr %98, align 8, !tbaa !15
  %99 = getelementptr inbounds nuw %struct.Run, ptr %18, i32 0, i32 1
  %100 = load i32, ptr %13, align 4, !tbaa !3
  store i32 %100, ptr %99, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %19) #6
  %101 = getelementptr inbounds nuw %struct.Run, ptr %19, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ5mergeE2bs to ptr), ptr %101, align 8, !tbaa !15
  %102 = getelementptr inbounds nuw %struct.Run, ptr %19, i32 0, i32 1
  %103 = load i32, ptr %15, align 4, !tbaa !3
  store i32 %103, ptr %102, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %20) #6
  %104 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %105 = mul i32 %104, 8
  store i32 %105, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #6
  %106 = load i32, ptr %20, align 4, !tbaa !3
  %107 = call noundef i32 @_Z5splitRK3RunS1_i(ptr noundef nonnull align 8 dereferenceable(16) %18, ptr noundef nonnull align 8 dereferenceable(16) %19, i32 noundef %106) #7
  store i32 %107, ptr %21, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %22) #6
  %108 = getelementptr inbounds nuw %struct.Run, ptr %22, i32 0, i32 0
  %109 = load i32, ptr %21, align 4, !tbaa !3
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5mergeE2as to ptr), i64 %110
  store ptr %111, ptr %108, align 8, !tbaa !15
  %112 = getelementptr inbounds nuw %struct.Run, ptr %22, i32 0, i32 1
  %113 = load i32, ptr %13, align 4, !tbaa !3
  %114 = load i32, ptr %21, align 4, !tbaa !3
  %115 = sub nsw i32 %113, %114
  store i32 %115, ptr %112, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %23) #6
  %116 = getelementptr inbounds nuw %struct.Run, ptr %23, i32 0, i32 0
  %117 = load i32, ptr %20, align 4, !tbaa !3
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5mergeE2bs to ptr), i64 %118
  %120 = load i32, ptr %21, align 4, !tbaa !3
  %121 = sext i32 %120 to i64
  %122 = sub i64 0, %121
  %123 = getelementptr inbounds i32, ptr %119, i64 %122
  store ptr %123, ptr %116, align 8, !tbaa !15
  %124 = getelementptr inbounds nuw %struct.Run, ptr %23, i32 0, i32 1
  %125 = load i32, ptr %15, align 4, !tbaa !3
  %126 = load i32, ptr %20, align 4, !tbaa !3
  %127 = load i32, ptr %21, align 4, !tbaa !3
  %128 = sub nsw i32 %126, %127
  %129 = sub nsw i32 %125, %128
  store i32 %129, ptr %124, align 8, !tbaa !12
  %130 = load i32, ptr %20, align 4, !tbaa !3
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5mergeE6merged to ptr), i64 %131
  call void @_Z6serialPiRK3RunS2_i(ptr noundef %132, ptr noundef nonnull align 8 dereferenceable(16) %22, ptr noundef nonnull align 8 dereferenceable(16) %23, i32 noundef 8) #7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %24) #6
  %133 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %133, ptr %24, align 4, !tbaa !3
  br label %134

134:                                              ; preds = %149, %97
  %135 = load i32, ptr %24, align 4, !tbaa !3
  %136 = icmp slt i32 %135, 1024
  br i1 %136, label %138, label %137

137:                                              ; preds = %134
  call void @llvm.lifetime.end.p0(ptr %24) #6
  br label %152

138:                                              ; preds = %134
  %139 = load i32, ptr %24, align 4, !tbaa !3
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5mergeE6merged to ptr), i64 0, i64 %140
  %142 = load i32, ptr %141, align 4, !tbaa !3
  %143 = load ptr, ptr %5, align 8, !tbaa !18
  %144 = load i32, ptr %11, align 4, !tbaa !3
  %145 = load i32, ptr %24, align 4, !tbaa !3
  %146 = add nsw i32 %144, %145
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds i32, ptr %143, i64 %147
  store i32 %142, ptr %148, align 4, !tbaa !3
  br label %149

149:                                              ; preds = %138
  %150 = load i32, ptr %24, align 4, !tbaa !3
  %151 = add nsw i32 %150, 128
  store i32 %151, ptr %24, align 4, !tbaa !3
  br label %134, !llvm.loop !25

152:                                              ; preds = %137
  call void @llvm.lifetime.end.p0(ptr %23) #6
  call void @llvm.lifetime.end.p0(ptr %22) #6
  call void @llvm.lifetime.end.p0(ptr %21) #6
  call void @llvm.lifetime.end.p0(ptr %20) #6
  call void @llvm.lifetime.end.p0(ptr %19) #6
  call void @llvm.lifetime.end.p0(ptr %18) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

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
!8 = !{!"p1 _ZTS3Run", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{}
!11 = !{i64 8}
!12 = !{!13, !4, i64 8}
!13 = !{!"_ZTS3Run", !14, i64 0, !4, i64 8}
!14 = !{!"p1 int", !9, i64 0}
!15 = !{!13, !14, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!14, !14, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"bool", !5, i64 0}
!21 = !{i8 0, i8 2}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = distinct !{!24, !17}
!25 = distinct !{!25, !17}

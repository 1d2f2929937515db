source_filename = "top-k.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Heap = type { ptr, i32 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ7largestE5items = internal addrspace(3) global [1024 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4sinkP4Heapi(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  br label %8

8:                                                ; preds = %93, %2
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %9 = load i32, ptr %4, align 4, !tbaa !3
  %10 = mul nsw i32 2, %9
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %5, align 4, !tbaa !3
  %12 = load i32, ptr %5, align 4, !tbaa !3
  %13 = load ptr, ptr %3, align 8, !tbaa !7
  %14 = getelementptr inbounds nuw %struct.Heap, ptr %13, i32 0, i32 1
  %15 = load i32, ptr %14, align 8, !tbaa !10
  %16 = icmp sge i32 %12, %15
  br i1 %16, label %17, label %18

17:                                               ; preds = %8
  store i32 1, ptr %6, align 4
  br label %91

18:                                               ; preds = %8
  %19 = load i32, ptr %5, align 4, !tbaa !3
  %20 = add nsw i32 %19, 1
  %21 = load ptr, ptr %3, align 8, !tbaa !7
  %22 = getelementptr inbounds nuw %struct.Heap, ptr %21, i32 0, i32 1
  %23 = load i32, ptr %22, align 8, !tbaa !10
  %24 = icmp slt i32 %20, %23
  br i1 %24, label %25, label %45

25:                                               ; preds = %18
  %26 = load ptr, ptr %3, align 8, !tbaa !7
  %27 = getelementptr inbounds nuw %struct.Heap, ptr %26, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8, !tbaa !13
  %29 = load i32, ptr %5, align 4, !tbaa !3
  %30 = add nsw i32 %29, 1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %28, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = load ptr, ptr %3, align 8, !tbaa !7
  %35 = getelementptr inbounds nuw %struct.Heap, ptr %34, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8, !tbaa !13
  %37 = load i32, ptr %5, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = icmp slt i32 %33, %40
  br i1 %41, label %42, label %45

42:                                               ; preds = %25
  %43 = load i32, ptr %5, align 4, !tbaa !3
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %5, align 4, !tbaa !3
  br label %45

45:                                               ; preds = %42, %25, %18
  %46 = load ptr, ptr %3, align 8, !tbaa !7
  %47 = getelementptr inbounds nuw %struct.Heap, ptr %46, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8, !tbaa !13
  %49 = load i32, ptr %4, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = load ptr, ptr %3, align 8, !tbaa !7
  %54 = getelementptr inbounds nuw %struct.Heap, ptr %53, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8, !tbaa !13
  %56 = load i32, ptr %5, align 4, !tbaa !3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %55, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !3
  %60 = icmp sle i32 %52, %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %45
  store i32 1, ptr %6, align 4
  br label %91

62:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %63 = load ptr, ptr %3, align 8, !tbaa !7
  %64 = getelementptr inbounds nuw %struct.Heap, ptr %63, i32 0, i32 0
  %65 = load ptr, ptr %64, align 8, !tbaa !13
  %66 = load i32, ptr %4, align 4, !tbaa !3
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  store i32 %69, ptr %7, align 4, !tbaa !3
  %70 = load ptr, ptr %3, align 8, !tbaa !7
  %71 = getelementptr inbounds nuw %struct.Heap, ptr %70, i32 0, i32 0
  %72 = load ptr, ptr %71, align 8, !tbaa !13
  %73 = load i32, ptr %5, align 4, !tbaa !3
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr %72, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !3
  %77 = load ptr, ptr %3, align 8, !tbaa !7
  %78 = getelementptr inbounds nuw %struct.Heap, ptr %77, i32 0, i32 0
  %79 = load ptr, ptr %78, align 8, !tbaa !13
  %80 = load i32, ptr %4, align 4, !tbaa !3
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %79, i64 %81
  store i32 %76, ptr %82, align 4, !tbaa !3
  %83 = load i32, ptr %7, align 4, !tbaa !3
  %84 = load ptr, ptr %3, align 8, !tbaa !7
  %85 = getelementptr inbounds nuw %struct.Heap, ptr %84, i32 0, i32 0
  %86 = load ptr, ptr %85, align 8, !tbaa !13
  %87 = load i32, ptr %5, align 4, !tbaa !3
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %86, i64 %88
  store i32 %83, ptr %89, align 4, !tbaa !3
  %90 = load i32, ptr %5, align 4, !tbaa !3
  store i32 %90, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #6
  store i32 0, ptr %6, align 4
  br label %91

91:                                               ; preds = %62, %61, %17
  call void @llvm.lifetime.end.p0(ptr %5) #6
  %92 = load i32, ptr %6, align 4
  switch i32 %92, label %95 [
    i32 0, label %93
    i32 1, label %94
  ]

93:                                               ; preds = %91
  br label %8, !llvm.loop !14

94:                                               ; preds = %91
  ret void

95:                                               ; preds = %91
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z5offerP4Heapi(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = load ptr, ptr %3, align 8, !tbaa !7
  %7 = getelementptr inbounds nuw %struct.Heap, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8, !tbaa !13
  %9 = getelementptr inbounds i32, ptr %8, i64 0
  %10 = load i32, ptr %9, align 4, !tbaa !3
  %11 = icmp sgt i32 %5, %10
  br i1 %11, label %12, label %19

12:                                               ; preds = %2
  %13 = load i32, ptr %4, align 4, !tbaa !3
  %14 = load ptr, ptr %3, align 8, !tbaa !7
  %15 = getelementptr inbounds nuw %struct.Heap, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8, !tbaa !13
  %17 = getelementptr inbounds i32, ptr %16, i64 0
  store i32 %13, ptr %17, align 4, !tbaa !3
  %18 = load ptr, ptr %3, align 8, !tbaa !7
  call void @_Z4sinkP4Heapi(ptr noundef %18, i32 noundef 0) #7
  br label %19

19:                                               ; preds = %12, %2
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z5emptyP4Heap(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !7
  br label %5

5:                                                ; preds = %10, %1
  %6 = load ptr, ptr %2, align 8, !tbaa !7
  %7 = getelementptr inbounds nuw %struct.Heap, ptr %6, i32 0, i32 1
  %8 = load i32, ptr %7, align 8, !tbaa !10
  %9 = icmp sgt i32 %8, 1
  br i1 %9, label %10, label %39

10:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %11 = load ptr, ptr %2, align 8, !tbaa !7
  %12 = getelementptr inbounds nuw %struct.Heap, ptr %11, i32 0, i32 1
  %13 = load i32, ptr %12, align 8, !tbaa !10
  %14 = add nsw i32 %13, -1
  store i32 %14, ptr %12, align 8, !tbaa !10
  store i32 %14, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %4) #6
  %15 = load ptr, ptr %2, align 8, !tbaa !7
  %16 = getelementptr inbounds nuw %struct.Heap, ptr %15, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8, !tbaa !13
  %18 = getelementptr inbounds i32, ptr %17, i64 0
  %19 = load i32, ptr %18, align 4, !tbaa !3
  store i32 %19, ptr %4, align 4, !tbaa !3
  %20 = load ptr, ptr %2, align 8, !tbaa !7
  %21 = getelementptr inbounds nuw %struct.Heap, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8, !tbaa !13
  %23 = load i32, ptr %3, align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = load ptr, ptr %2, align 8, !tbaa !7
  %28 = getelementptr inbounds nuw %struct.Heap, ptr %27, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8, !tbaa !13
  %30 = getelementptr inbounds i32, ptr %29, i64 0
  store i32 %26, ptr %30, align 4, !tbaa !3
  %31 = load i32, ptr %4, align 4, !tbaa !3
  %32 = load ptr, ptr %2, align 8, !tbaa !7
  %33 = getelementptr inbounds nuw %struct.Heap, ptr %32, i32 0, i32 0
  %34 = load ptr, ptr %33, align 8, !tbaa !13
  %35 = load i32, ptr %3, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  store i32 %31, ptr %37, align 4, !tbaa !3
  %38 = load ptr, ptr %2, align 8, !tbaa !7
  call void @_Z4sinkP4Heapi(ptr noundef %38, i32 noundef 0) #7
  call void @llvm.lifetime.end.p0(ptr %4) #6
  call void @llvm.lifetime.end.p0(ptr %3) #6
  br label %5, !llvm.loop !16

39:                                               ; preds = %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @largest(ptr noundef %0, ptr noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Heap, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Heap, align 8
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !17
  store ptr %1, ptr %5, align 8, !tbaa !17
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %15 = getelementptr inbounds nuw %struct.Heap, ptr %7, i32 0, i32 0
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %17 = mul i32 %16, 16
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE5items to ptr), i64 %18
  store ptr %19, ptr %15, align 8, !tbaa !13
  %20 = getelementptr inbounds nuw %struct.Heap, ptr %7, i32 0, i32 1
  store i32 16, ptr %20, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %8) #6
  store i32 0, ptr %8, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %31, %3
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = icmp slt i32 %22, 16
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %34

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw %struct.Heap, ptr %7, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8, !tbaa !13
  %28 = load i32, ptr %8, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  store i32 -1, ptr %30, align 4, !tbaa !3
  br label %31

31:                                               ; preds = %25
  %32 = load i32, ptr %8, align 4, !tbaa !3
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %8, align 4, !tbaa !3
  br label %21, !llvm.loop !18

34:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %35 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %35, ptr %9, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %51, %34
  %37 = load i32, ptr %9, align 4, !tbaa !3
  %38 = load i32, ptr %6, align 4, !tbaa !3
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %54

41:                                               ; preds = %36
  %42 = load ptr, ptr %5, align 8, !tbaa !17
  %43 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %44 = load i32, ptr %6, align 4, !tbaa !3
  %45 = mul i32 %43, %44
  %46 = load i32, ptr %9, align 4, !tbaa !3
  %47 = add i32 %45, %46
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %42, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !3
  call void @_Z5offerP4Heapi(ptr noundef %7, i32 noundef %50) #7
  br label %51

51:                                               ; preds = %41
  %52 = load i32, ptr %9, align 4, !tbaa !3
  %53 = add nsw i32 %52, 64
  store i32 %53, ptr %9, align 4, !tbaa !3
  br label %36, !llvm.loop !19

54:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 32, ptr %10, align 4, !tbaa !3
  br label %55

55:                                               ; preds = %83, %54
  %56 = load i32, ptr %10, align 4, !tbaa !3
  %57 = icmp sgt i32 %56, 0
  br i1 %57, label %59, label %58

58:                                               ; preds = %55
  store i32 8, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %86

59:                                               ; preds = %55
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %61 = load i32, ptr %10, align 4, !tbaa !3
  %62 = icmp ult i32 %60, %61
  br i1 %62, label %63, label %82

63:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 0, ptr %12, align 4, !tbaa !3
  br label %64

64:                                               ; preds = %78, %63
  %65 = load i32, ptr %12, align 4, !tbaa !3
  %66 = icmp slt i32 %65, 16
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  store i32 11, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %81

68:                                               ; preds = %64
  %69 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %70 = load i32, ptr %10, align 4, !tbaa !3
  %71 = add i32 %69, %70
  %72 = mul i32 %71, 16
  %73 = load i32, ptr %12, align 4, !tbaa !3
  %74 = add i32 %72, %73
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE5items to ptr), i64 0, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !3
  call void @_Z5offerP4Heapi(ptr noundef %7, i32 noundef %77) #7
  br label %78

78:                                               ; preds = %68
  %79 = load i32, ptr %12, align 4, !tbaa !3
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %12, align 4, !tbaa !3
  br label %64, !llvm.loop !20

81:                                               ; preds = %67
  br label %82

82:                                               ; preds = %81, %59
  br label %83

83:                                               ; preds = %82
  %84 = load i32, ptr %10, align 4, !tbaa !3
  %85 = sdiv i32 %84, 2
  store i32 %85, ptr %10, align 4, !tbaa !3
  br label %55, !llvm.loop !21

86:                                               ; preds = %58
  %87 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %115

89:                                               ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %90 = getelementptr inbounds nuw %struct.Heap, ptr %13, i32 0, i32 0
  %91 = load ptr, ptr %4, align 8, !tbaa !17
  %92 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %93 = mul i32 %92, 16
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr %91, i64 %94
  store ptr %95, ptr %90, align 8, !tbaa !13
  %96 = getelementptr inbounds nuw %struct.Heap, ptr %13, i32 0, i32 1
  store i32 16, ptr %96, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %14) #6
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %97

97:                                               ; preds = %111, %89
  %98 = load i32, ptr %14, align 4, !tbaa !3
  %99 = icmp slt i32 %98, 16
  br i1 %99, label %101, label %100

100:                                              ; preds = %97
  store i32 14, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %114

101:                                              ; preds = %97
  %102 = load i32, ptr %14, align 4, !tbaa !3
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7largestE5items to ptr), i64 0, i64 %103
  %105 = load i32, ptr %104, align 4, !tbaa !3
  %106 = getelementptr inbounds nuw %struct.Heap, ptr %13, i32 0, i32 0
  %107 = load ptr, ptr %106, align 8, !tbaa !13
  %108 = load i32, ptr %14, align 4, !tbaa !3
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr %107, i64 %109
  store i32 %105, ptr %110, align 4, !tbaa !3
  br label %111

111:                                              ; preds = %101
  %112 = load i32, ptr %14, align 4, !tbaa !3
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %14, align 4, !tbaa !3
  br label %97, !llvm.loop !22

114:                                              ; preds = %100
  call void @_Z5emptyP4Heap(ptr noundef %13) #7
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %115

115:                                              ; preds = %114, %86
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
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
!8 = !{!"p1 _ZTS4Heap", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !4, i64 8}
!11 = !{!"_ZTS4Heap", !12, i64 0, !4, i64 8}
!12 = !{!"p1 int", !9, i64 0}
!13 = !{!11, !12, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = !{!12, !12, i64 0}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !15}
!21 = distinct !{!21, !15}
!22 = distinct !{!22, !15}

source_filename = "hash-table.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Table = type { ptr, ptr, i32 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN5Table3addEii = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZNK5Table4findEi = comdat any

$_ZN5Table6insertEi = comdat any

@_ZZ6insertE10near_slots = internal addrspace(3) global [512 x i32] undef, align 4
@_ZZ6insertE11near_totals = internal addrspace(3) global [512 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @insert(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %struct.Table, align 8
  %8 = alloca %struct.Table, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %7) #6
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %11 = getelementptr inbounds nuw %struct.Table, ptr %8, i32 0, i32 0
  %12 = load ptr, ptr %4, align 8, !tbaa !7
  store ptr %12, ptr %11, align 8, !tbaa !10
  %13 = getelementptr inbounds nuw %struct.Table, ptr %8, i32 0, i32 1
  %14 = load ptr, ptr %5, align 8, !tbaa !7
  store ptr %14, ptr %13, align 8, !tbaa !12
  %15 = getelementptr inbounds nuw %struct.Table, ptr %8, i32 0, i32 2
  store i32 1048575, ptr %15, align 8, !tbaa !13
  %16 = getelementptr inbounds nuw %struct.Table, ptr %7, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6insertE10near_slots to ptr), ptr %16, align 8, !tbaa !10
  %17 = getelementptr inbounds nuw %struct.Table, ptr %7, i32 0, i32 1
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6insertE11near_totals to ptr), ptr %17, align 8, !tbaa !12
  %18 = getelementptr inbounds nuw %struct.Table, ptr %7, i32 0, i32 2
  store i32 511, ptr %18, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %19, ptr %9, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %31, %3
  %21 = load i32, ptr %9, align 4, !tbaa !3
  %22 = icmp slt i32 %21, 512
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %34

24:                                               ; preds = %20
  %25 = load i32, ptr %9, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6insertE11near_totals to ptr), i64 0, i64 %26
  store i32 0, ptr %27, align 4, !tbaa !3
  %28 = load i32, ptr %9, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6insertE10near_slots to ptr), i64 0, i64 %29
  store i32 0, ptr %30, align 4, !tbaa !3
  br label %31

31:                                               ; preds = %24
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = add nsw i32 %32, 256
  store i32 %33, ptr %9, align 4, !tbaa !3
  br label %20, !llvm.loop !14

34:                                               ; preds = %23
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = load ptr, ptr %6, align 8, !tbaa !7
  %36 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %37 = mul i32 %36, 256
  %38 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %39 = add i32 %37, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %35, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = call noundef zeroext i1 @_ZN5Table3addEii(ptr noundef nonnull align 8 dereferenceable(24) %7, i32 noundef %42, i32 noundef 1) #7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %44 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %44, ptr %10, align 4, !tbaa !3
  br label %45

45:                                               ; preds = %66, %34
  %46 = load i32, ptr %10, align 4, !tbaa !3
  %47 = icmp slt i32 %46, 512
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %69

49:                                               ; preds = %45
  %50 = load i32, ptr %10, align 4, !tbaa !3
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6insertE10near_slots to ptr), i64 0, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !3
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %55, label %65

55:                                               ; preds = %49
  %56 = load i32, ptr %10, align 4, !tbaa !3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6insertE10near_slots to ptr), i64 0, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !3
  %60 = load i32, ptr %10, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6insertE11near_totals to ptr), i64 0, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !3
  %64 = call noundef zeroext i1 @_ZN5Table3addEii(ptr noundef nonnull align 8 dereferenceable(24) %8, i32 noundef %59, i32 noundef %63) #7
  br label %65

65:                                               ; preds = %55, %49
  br label %66

66:                                               ; preds = %65
  %67 = load i32, ptr %10, align 4, !tbaa !3
  %68 = add nsw i32 %67, 256
  store i32 %68, ptr %10, align 4, !tbaa !3
  br label %45, !llvm.loop !16

69:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef zeroext i1 @_ZN5Table3addEii(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1, i32 noundef %2) #4 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !17
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = call noundef i32 @_ZN5Table6insertEi(ptr noundef nonnull align 8 dereferenceable(24) %8, i32 noundef %9) #7
  store i32 %10, ptr %7, align 4, !tbaa !3
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = icmp sge i32 %11, 0
  br i1 %12, label %13, label %21

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw %struct.Table, ptr %8, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !12
  %16 = load i32, ptr %7, align 4, !tbaa !3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %15, i64 %17
  %19 = load i32, ptr %6, align 4, !tbaa !3
  %20 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %18, i32 noundef %19) #7
  br label %21

21:                                               ; preds = %13, %3
  %22 = load i32, ptr %7, align 4, !tbaa !3
  %23 = icmp sge i32 %22, 0
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret i1 %23
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @look_up(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.Table, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !7
  store ptr %3, ptr %8, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %12 = getelementptr inbounds nuw %struct.Table, ptr %9, i32 0, i32 0
  %13 = load ptr, ptr %6, align 8, !tbaa !7
  store ptr %13, ptr %12, align 8, !tbaa !10
  %14 = getelementptr inbounds nuw %struct.Table, ptr %9, i32 0, i32 1
  %15 = load ptr, ptr %7, align 8, !tbaa !7
  store ptr %15, ptr %14, align 8, !tbaa !12
  %16 = getelementptr inbounds nuw %struct.Table, ptr %9, i32 0, i32 2
  store i32 1048575, ptr %16, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %18 = mul i32 %17, 256
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %20 = add i32 %18, %19
  store i32 %20, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %21 = load ptr, ptr %8, align 8, !tbaa !7
  %22 = load i32, ptr %10, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = call noundef i32 @_ZNK5Table4findEi(ptr noundef nonnull align 8 dereferenceable(24) %9, i32 noundef %25) #7
  store i32 %26, ptr %11, align 4, !tbaa !3
  %27 = load i32, ptr %11, align 4, !tbaa !3
  %28 = icmp slt i32 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %4
  br label %36

30:                                               ; preds = %4
  %31 = load ptr, ptr %7, align 8, !tbaa !7
  %32 = load i32, ptr %11, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %30, %29
  %37 = phi i32 [ 0, %29 ], [ %35, %30 ]
  %38 = load ptr, ptr %5, align 8, !tbaa !7
  %39 = load i32, ptr %10, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  store i32 %37, ptr %41, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK5Table4findEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1) #4 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !17
  store i32 %1, ptr %5, align 4, !tbaa !3
  %11 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %12 = load i32, ptr %5, align 4, !tbaa !3
  %13 = mul i32 %12, -1640531535
  store i32 %13, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 0, ptr %7, align 4, !tbaa !3
  br label %14

14:                                               ; preds = %47, %2
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = getelementptr inbounds nuw %struct.Table, ptr %11, i32 0, i32 2
  %17 = load i32, ptr %16, align 8, !tbaa !13
  %18 = icmp sle i32 %15, %17
  br i1 %18, label %20, label %19

19:                                               ; preds = %14
  store i32 2, ptr %8, align 4
  br label %50

20:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = lshr i32 %21, 8
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = add i32 %22, %23
  %25 = getelementptr inbounds nuw %struct.Table, ptr %11, i32 0, i32 2
  %26 = load i32, ptr %25, align 8, !tbaa !13
  %27 = and i32 %24, %26
  store i32 %27, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %28 = getelementptr inbounds nuw %struct.Table, ptr %11, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8, !tbaa !10
  %30 = load i32, ptr %9, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !3
  store i32 %33, ptr %10, align 4, !tbaa !3
  %34 = load i32, ptr %10, align 4, !tbaa !3
  %35 = load i32, ptr %5, align 4, !tbaa !3
  %36 = icmp eq i32 %34, %35
  br i1 %36, label %37, label %39

37:                                               ; preds = %20
  %38 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %38, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %44

39:                                               ; preds = %20
  %40 = load i32, ptr %10, align 4, !tbaa !3
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %43

42:                                               ; preds = %39
  store i32 -1, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %44

43:                                               ; preds = %39
  store i32 0, ptr %8, align 4
  br label %44

44:                                               ; preds = %43, %42, %37
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  %45 = load i32, ptr %8, align 4
  switch i32 %45, label %50 [
    i32 0, label %46
  ]

46:                                               ; preds = %44
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %7, align 4, !tbaa !3
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %7, align 4, !tbaa !3
  br label %14, !llvm.loop !19

50:                                               ; preds = %44, %19
  call void @llvm.lifetime.end.p0(ptr %7) #6
  %51 = load i32, ptr %8, align 4
  switch i32 %51, label %53 [
    i32 2, label %52
  ]

52:                                               ; preds = %50
  store i32 -1, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %53

53:                                               ; preds = %52, %50
  call void @llvm.lifetime.end.p0(ptr %6) #6
  %54 = load i32, ptr %3, align 4
  ret i32 %54
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZN5Table6insertEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1) #4 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !17
  store i32 %1, ptr %5, align 4, !tbaa !3
  %11 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %12 = load i32, ptr %5, align 4, !tbaa !3
  %13 = mul i32 %12, -1640531535
  store i32 %13, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 0, ptr %7, align 4, !tbaa !3
  br label %14

14:                                               ; preds = %47, %2
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = getelementptr inbounds nuw %struct.Table, ptr %11, i32 0, i32 2
  %17 = load i32, ptr %16, align 8, !tbaa !13
  %18 = icmp sle i32 %15, %17
  br i1 %18, label %20, label %19

19:                                               ; preds = %14
  store i32 2, ptr %8, align 4
  br label %50

20:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = lshr i32 %21, 8
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = add i32 %22, %23
  %25 = getelementptr inbounds nuw %struct.Table, ptr %11, i32 0, i32 2
  %26 = load i32, ptr %25, align 8, !tbaa !13
  %27 = and i32 %24, %26
  store i32 %27, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %28 = getelementptr inbounds nuw %struct.Table, ptr %11, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8, !tbaa !10
  %30 = load i32, ptr %9, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %5, align 4, !tbaa !3
  %34 = call noundef i32 @_ZL9atomicCASPiii(ptr noundef %32, i32 noundef 0, i32 noundef %33) #7
  store i32 %34, ptr %10, align 4, !tbaa !3
  %35 = load i32, ptr %10, align 4, !tbaa !3
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %41, label %37

37:                                               ; preds = %20
  %38 = load i32, ptr %10, align 4, !tbaa !3
  %39 = load i32, ptr %5, align 4, !tbaa !3
  %40 = icmp eq i32 %38, %39
  br i1 %40, label %41, label %43

41:                                               ; preds = %37, %20
  %42 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %42, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %44

43:                                               ; preds = %37
  store i32 0, ptr %8, align 4
  br label %44

44:                                               ; preds = %43, %41
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  %45 = load i32, ptr %8, align 4
  switch i32 %45, label %50 [
    i32 0, label %46
  ]

46:                                               ; preds = %44
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %7, align 4, !tbaa !3
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %7, align 4, !tbaa !3
  br label %14, !llvm.loop !20

50:                                               ; preds = %44, %19
  call void @llvm.lifetime.end.p0(ptr %7) #6
  %51 = load i32, ptr %8, align 4
  switch i32 %51, label %53 [
    i32 2, label %52
  ]

52:                                               ; preds = %50
  store i32 -1, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %53

53:                                               ; preds = %52, %50
  call void @llvm.lifetime.end.p0(ptr %6) #6
  %54 = load i32, ptr %3, align 4
  ret i32 %54
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %7 = load ptr, ptr %3, align 8, !tbaa !7
  %8 = load i32, ptr %4, align 4, !tbaa !3
  store i32 %8, ptr %5, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4
  %10 = atomicrmw add ptr %7, i32 %9 monotonic, align 4
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %6, align 4, !tbaa !3
  ret i32 %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicCASPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  store ptr %0, ptr %4, align 8, !tbaa !7
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %9 = load ptr, ptr %4, align 8, !tbaa !7
  %10 = load i32, ptr %6, align 4, !tbaa !3
  store i32 %10, ptr %7, align 4, !tbaa !3
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %7, align 4
  %13 = cmpxchg ptr %9, i32 %11, i32 %12 monotonic monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 0
  %15 = extractvalue { i32, i1 } %13, 1
  br i1 %15, label %17, label %16

16:                                               ; preds = %3
  store i32 %14, ptr %5, align 4
  br label %17

17:                                               ; preds = %16, %3
  %18 = zext i1 %15 to i8
  store i8 %18, ptr %8, align 1, !tbaa !21
  %19 = load i8, ptr %8, align 1, !tbaa !21, !range !23, !noundef !24
  %20 = trunc i8 %19 to i1
  %21 = load i32, ptr %5, align 4, !tbaa !3
  ret i32 %21
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !8, i64 0}
!11 = !{!"_ZTS5Table", !8, i64 0, !8, i64 8, !4, i64 16}
!12 = !{!11, !8, i64 8}
!13 = !{!11, !4, i64 16}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS5Table", !9, i64 0}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !15}
!21 = !{!22, !22, i64 0}
!22 = !{!"bool", !5, i64 0}
!23 = !{i8 0, i8 2}
!24 = !{}

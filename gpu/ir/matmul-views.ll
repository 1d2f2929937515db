source_filename = "matmul-views.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Matrix = type { ptr, i32 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZNK6Matrix4tileEii = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ8multiplyE4left = internal addrspace(3) global [256 x float] undef, align 4
@_ZZ8multiplyE5right = internal addrspace(3) global [256 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4copyRK6MatrixS1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %7 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %8 = urem i32 %7, 16
  store i32 %8, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %9 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %10 = udiv i32 %9, 16
  store i32 %10, ptr %6, align 4, !tbaa !3
  %11 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %12 = getelementptr inbounds nuw %struct.Matrix, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8, !tbaa !12
  %14 = load i32, ptr %6, align 4, !tbaa !3
  %15 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %16 = getelementptr inbounds nuw %struct.Matrix, ptr %15, i32 0, i32 1
  %17 = load i32, ptr %16, align 8, !tbaa !15
  %18 = mul nsw i32 %14, %17
  %19 = load i32, ptr %5, align 4, !tbaa !3
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %13, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !16
  %24 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %25 = getelementptr inbounds nuw %struct.Matrix, ptr %24, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8, !tbaa !12
  %27 = load i32, ptr %6, align 4, !tbaa !3
  %28 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %29 = getelementptr inbounds nuw %struct.Matrix, ptr %28, i32 0, i32 1
  %30 = load i32, ptr %29, align 8, !tbaa !15
  %31 = mul nsw i32 %27, %30
  %32 = load i32, ptr %5, align 4, !tbaa !3
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %26, i64 %34
  store float %23, ptr %35, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
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

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_Z3dotRK6MatrixS1_ii(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store float 0.000000e+00, ptr %9, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %11

11:                                               ; preds = %45, %4
  %12 = load i32, ptr %10, align 4, !tbaa !3
  %13 = icmp slt i32 %12, 16
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %48

15:                                               ; preds = %11
  %16 = load ptr, ptr %5, align 8, !tbaa !7, !nonnull !10, !align !11
  %17 = getelementptr inbounds nuw %struct.Matrix, ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8, !tbaa !12
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = load ptr, ptr %5, align 8, !tbaa !7, !nonnull !10, !align !11
  %21 = getelementptr inbounds nuw %struct.Matrix, ptr %20, i32 0, i32 1
  %22 = load i32, ptr %21, align 8, !tbaa !15
  %23 = mul nsw i32 %19, %22
  %24 = load i32, ptr %10, align 4, !tbaa !3
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %18, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !16
  %29 = load ptr, ptr %6, align 8, !tbaa !7, !nonnull !10, !align !11
  %30 = getelementptr inbounds nuw %struct.Matrix, ptr %29, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8, !tbaa !12
  %32 = load i32, ptr %10, align 4, !tbaa !3
  %33 = load ptr, ptr %6, align 8, !tbaa !7, !nonnull !10, !align !11
  %34 = getelementptr inbounds nuw %struct.Matrix, ptr %33, i32 0, i32 1
  %35 = load i32, ptr %34, align 8, !tbaa !15
  %36 = mul nsw i32 %32, %35
  %37 = load i32, ptr %8, align 4, !tbaa !3
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %31, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !16
  %42 = fmul contract float %28, %41
  %43 = load float, ptr %9, align 4, !tbaa !16
  %44 = fadd contract float %43, %42
  store float %44, ptr %9, align 4, !tbaa !16
  br label %45

45:                                               ; preds = %15
  %46 = load i32, ptr %10, align 4, !tbaa !3
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %10, align 4, !tbaa !3
  br label %11, !llvm.loop !18

48:                                               ; preds = %14
  %49 = load float, ptr %9, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret float %49
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @multiply(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #3 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.Matrix, align 8
  %10 = alloca %struct.Matrix, align 8
  %11 = alloca %struct.Matrix, align 8
  %12 = alloca %struct.Matrix, align 8
  %13 = alloca %struct.Matrix, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca %struct.Matrix, align 8
  %22 = alloca %struct.Matrix, align 8
  %23 = alloca %struct.Matrix, align 8
  store ptr %0, ptr %5, align 8, !tbaa !20
  store ptr %1, ptr %6, align 8, !tbaa !20
  store ptr %2, ptr %7, align 8, !tbaa !20
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %24 = getelementptr inbounds nuw %struct.Matrix, ptr %9, i32 0, i32 0
  %25 = load ptr, ptr %6, align 8, !tbaa !20
  store ptr %25, ptr %24, align 8, !tbaa !12
  %26 = getelementptr inbounds nuw %struct.Matrix, ptr %9, i32 0, i32 1
  %27 = load i32, ptr %8, align 4, !tbaa !3
  store i32 %27, ptr %26, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %28 = getelementptr inbounds nuw %struct.Matrix, ptr %10, i32 0, i32 0
  %29 = load ptr, ptr %7, align 8, !tbaa !20
  store ptr %29, ptr %28, align 8, !tbaa !12
  %30 = getelementptr inbounds nuw %struct.Matrix, ptr %10, i32 0, i32 1
  %31 = load i32, ptr %8, align 4, !tbaa !3
  store i32 %31, ptr %30, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %32 = getelementptr inbounds nuw %struct.Matrix, ptr %11, i32 0, i32 0
  %33 = load ptr, ptr %5, align 8, !tbaa !20
  store ptr %33, ptr %32, align 8, !tbaa !12
  %34 = getelementptr inbounds nuw %struct.Matrix, ptr %11, i32 0, i32 1
  %35 = load i32, ptr %8, align 4, !tbaa !3
  store i32 %35, ptr %34, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %12) #7
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %36 = getelementptr inbounds nuw %struct.Matrix, ptr %12, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE4left to ptr), ptr %36, align 8, !tbaa !12
  %37 = getelementptr inbounds nuw %struct.Matrix, ptr %13, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE5right to ptr), ptr %37, align 8, !tbaa !12
  %38 = getelementptr inbounds nuw %struct.Matrix, ptr %13, i32 0, i32 1
  store i32 16, ptr %38, align 8, !tbaa !15
  %39 = getelementptr inbounds nuw %struct.Matrix, ptr %12, i32 0, i32 1
  store i32 16, ptr %39, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %40 = load i32, ptr %8, align 4, !tbaa !3
  %41 = sdiv i32 %40, 16
  store i32 %41, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %42 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %43 = load i32, ptr %14, align 4, !tbaa !3
  %44 = udiv i32 %42, %43
  store i32 %44, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %45 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %46 = load i32, ptr %14, align 4, !tbaa !3
  %47 = urem i32 %45, %46
  store i32 %47, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %48 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %49 = urem i32 %48, 16
  store i32 %49, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %50 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %51 = udiv i32 %50, 16
  store i32 %51, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #7
  store float 0.000000e+00, ptr %19, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %20) #7
  store i32 0, ptr %20, align 4, !tbaa !3
  br label %52

52:                                               ; preds = %77, %4
  %53 = load i32, ptr %20, align 4, !tbaa !3
  %54 = load i32, ptr %14, align 4, !tbaa !3
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %80

57:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %58 = load i32, ptr %15, align 4, !tbaa !3
  %59 = load i32, ptr %20, align 4, !tbaa !3
  %60 = call %struct.Matrix @_ZNK6Matrix4tileEii(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %58, i32 noundef %59) #8
  %61 = getelementptr inbounds nuw %struct.Matrix, ptr %21, i32 0, i32 0
  %62 = extractvalue %struct.Matrix %60, 0
  store ptr %62, ptr %61, align 8
  %63 = getelementptr inbounds nuw %struct.Matrix, ptr %21, i32 0, i32 1
  %64 = extractvalue %struct.Matrix %60, 1
  store i32 %64, ptr %63, align 8
  call void @_Z4copyRK6MatrixS1_(ptr noundef nonnull align 8 dereferenceable(16) %12, ptr noundef nonnull align 8 dereferenceable(16) %21) #8
  call void @llvm.lifetime.end.p0(ptr %21) #7
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %65 = load i32, ptr %20, align 4, !tbaa !3
  %66 = load i32, ptr %16, align 4, !tbaa !3
  %67 = call %struct.Matrix @_ZNK6Matrix4tileEii(ptr noundef nonnull align 8 dereferenceable(16) %10, i32 noundef %65, i32 noundef %66) #8
  %68 = getelementptr inbounds nuw %struct.Matrix, ptr %22, i32 0, i32 0
  %69 = extractvalue %struct.Matrix %67, 0
  store ptr %69, ptr %68, align 8
  %70 = getelementptr inbounds nuw %struct.Matrix, ptr %22, i32 0, i32 1
  %71 = extractvalue %struct.Matrix %67, 1
  store i32 %71, ptr %70, align 8
  call void @_Z4copyRK6MatrixS1_(ptr noundef nonnull align 8 dereferenceable(16) %13, ptr noundef nonnull align 8 dereferenceable(16) %22) #8
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = load i32, ptr %18, align 4, !tbaa !3
  %73 = load i32, ptr %17, align 4, !tbaa !3
  %74 = call contract noundef float @_Z3dotRK6MatrixS1_ii(ptr noundef nonnull align 8 dereferenceable(16) %12, ptr noundef nonnull align 8 dereferenceable(16) %13, i32 noundef %72, i32 noundef %73) #8
  %75 = load float, ptr %19, align 4, !tbaa !16
  %76 = fadd contract float %75, %74
  store float %76, ptr %19, align 4, !tbaa !16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %77

77:                                               ; preds = %57
  %78 = load i32, ptr %20, align 4, !tbaa !3
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %20, align 4, !tbaa !3
  br label %52, !llvm.loop !21

80:                                               ; preds = %56
  %81 = load float, ptr %19, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %82 = load i32, ptr %15, align 4, !tbaa !3
  %83 = load i32, ptr %16, align 4, !tbaa !3
  %84 = call %struct.Matrix @_ZNK6Matrix4tileEii(ptr noundef nonnull align 8 dereferenceable(16) %11, i32 noundef %82, i32 noundef %83) #8
  %85 = getelementptr inbounds nuw %struct.Matrix, ptr %23, i32 0, i32 0
  %86 = extractvalue %struct.Matrix %84, 0
  store ptr %86, ptr %85, align 8
  %87 = getelementptr inbounds nuw %struct.Matrix, ptr %23, i32 0, i32 1
  %88 = extractvalue %struct.Matrix %84, 1
  store i32 %88, ptr %87, align 8
  %89 = getelementptr inbounds nuw %struct.Matrix, ptr %23, i32 0, i32 0
  %90 = load ptr, ptr %89, align 8, !tbaa !12
  %91 = load i32, ptr %18, align 4, !tbaa !3
  %92 = load i32, ptr %8, align 4, !tbaa !3
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %17, align 4, !tbaa !3
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %90, i64 %96
  store float %81, ptr %97, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %23) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Matrix @_ZNK6Matrix4tileEii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #4 comdat align 2 {
  %4 = alloca %struct.Matrix, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store i32 %1, ptr %6, align 4, !tbaa !3
  store i32 %2, ptr %7, align 4, !tbaa !3
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds nuw %struct.Matrix, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds nuw %struct.Matrix, ptr %8, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8, !tbaa !12
  %12 = load i32, ptr %6, align 4, !tbaa !3
  %13 = mul nsw i32 %12, 16
  %14 = getelementptr inbounds nuw %struct.Matrix, ptr %8, i32 0, i32 1
  %15 = load i32, ptr %14, align 8, !tbaa !15
  %16 = mul nsw i32 %13, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %11, i64 %17
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = mul nsw i32 %19, 16
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %18, i64 %21
  store ptr %22, ptr %9, align 8, !tbaa !12
  %23 = getelementptr inbounds nuw %struct.Matrix, ptr %4, i32 0, i32 1
  %24 = getelementptr inbounds nuw %struct.Matrix, ptr %8, i32 0, i32 1
  %25 = load i32, ptr %24, align 8, !tbaa !15
  store i32 %25, ptr %23, align 8, !tbaa !15
  %26 = load %struct.Matrix, ptr %4, align 8
  ret %struct.Matrix %26
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

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
!8 = !{!"p1 _ZTS6Matrix", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{}
!11 = !{i64 8}
!12 = !{!13, !14, i64 0}
!13 = !{!"_ZTS6Matrix", !14, i64 0, !4, i64 8}
!14 = !{!"p1 float", !9, i64 0}
!15 = !{!13, !4, i64 8}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !5, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!14, !14, i64 0}
!21 = distinct !{!21, !19}

source_filename = "ring-buffer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Ring = type { ptr, i32, i32, i32 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ8pipelineE5first = internal addrspace(3) global [384 x i32] undef, align 4
@_ZZ8pipelineE6second = internal addrspace(3) global [384 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4openP4RingPii(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %5, align 8, !tbaa !10
  %8 = load ptr, ptr %4, align 8, !tbaa !7
  %9 = getelementptr inbounds nuw %struct.Ring, ptr %8, i32 0, i32 0
  store ptr %7, ptr %9, align 8, !tbaa !12
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = load ptr, ptr %4, align 8, !tbaa !7
  %12 = getelementptr inbounds nuw %struct.Ring, ptr %11, i32 0, i32 1
  store i32 %10, ptr %12, align 8, !tbaa !14
  %13 = load ptr, ptr %4, align 8, !tbaa !7
  %14 = getelementptr inbounds nuw %struct.Ring, ptr %13, i32 0, i32 3
  store i32 0, ptr %14, align 8, !tbaa !15
  %15 = load ptr, ptr %4, align 8, !tbaa !7
  %16 = getelementptr inbounds nuw %struct.Ring, ptr %15, i32 0, i32 2
  store i32 0, ptr %16, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z3putP4Ringii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load i32, ptr %6, align 4, !tbaa !3
  %8 = load ptr, ptr %4, align 8, !tbaa !7
  %9 = getelementptr inbounds nuw %struct.Ring, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !12
  %11 = load ptr, ptr %4, align 8, !tbaa !7
  %12 = getelementptr inbounds nuw %struct.Ring, ptr %11, i32 0, i32 2
  %13 = load i32, ptr %12, align 4, !tbaa !16
  %14 = load i32, ptr %5, align 4, !tbaa !3
  %15 = add nsw i32 %13, %14
  %16 = load ptr, ptr %4, align 8, !tbaa !7
  %17 = getelementptr inbounds nuw %struct.Ring, ptr %16, i32 0, i32 1
  %18 = load i32, ptr %17, align 8, !tbaa !14
  %19 = srem i32 %15, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %10, i64 %20
  store i32 %7, ptr %21, align 4, !tbaa !3
  %22 = load ptr, ptr %4, align 8, !tbaa !7
  %23 = getelementptr inbounds nuw %struct.Ring, ptr %22, i32 0, i32 2
  %24 = load i32, ptr %23, align 4, !tbaa !16
  %25 = add nsw i32 %24, 128
  %26 = load ptr, ptr %4, align 8, !tbaa !7
  %27 = getelementptr inbounds nuw %struct.Ring, ptr %26, i32 0, i32 1
  %28 = load i32, ptr %27, align 8, !tbaa !14
  %29 = srem i32 %25, %28
  %30 = load ptr, ptr %4, align 8, !tbaa !7
  %31 = getelementptr inbounds nuw %struct.Ring, ptr %30, i32 0, i32 2
  store i32 %29, ptr %31, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z3getP4Ringi(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %6 = load ptr, ptr %3, align 8, !tbaa !7
  %7 = getelementptr inbounds nuw %struct.Ring, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8, !tbaa !12
  %9 = load ptr, ptr %3, align 8, !tbaa !7
  %10 = getelementptr inbounds nuw %struct.Ring, ptr %9, i32 0, i32 3
  %11 = load i32, ptr %10, align 8, !tbaa !15
  %12 = load i32, ptr %4, align 4, !tbaa !3
  %13 = add nsw i32 %11, %12
  %14 = load ptr, ptr %3, align 8, !tbaa !7
  %15 = getelementptr inbounds nuw %struct.Ring, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 8, !tbaa !14
  %17 = srem i32 %13, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %8, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !3
  store i32 %20, ptr %5, align 4, !tbaa !3
  %21 = load ptr, ptr %3, align 8, !tbaa !7
  %22 = getelementptr inbounds nuw %struct.Ring, ptr %21, i32 0, i32 3
  %23 = load i32, ptr %22, align 8, !tbaa !15
  %24 = add nsw i32 %23, 128
  %25 = load ptr, ptr %3, align 8, !tbaa !7
  %26 = getelementptr inbounds nuw %struct.Ring, ptr %25, i32 0, i32 1
  %27 = load i32, ptr %26, align 8, !tbaa !14
  %28 = srem i32 %24, %27
  %29 = load ptr, ptr %3, align 8, !tbaa !7
  %30 = getelementptr inbounds nuw %struct.Ring, ptr %29, i32 0, i32 3
  store i32 %28, ptr %30, align 8, !tbaa !15
  %31 = load i32, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret i32 %31
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z3mixPK4Ringi(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store i32 0, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #6
  store i32 0, ptr %6, align 4, !tbaa !3
  br label %7

7:                                                ; preds = %33, %2
  %8 = load i32, ptr %6, align 4, !tbaa !3
  %9 = icmp slt i32 %8, 128
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %6) #6
  br label %36

11:                                               ; preds = %7
  %12 = load i32, ptr %5, align 4, !tbaa !3
  %13 = mul i32 %12, 31
  %14 = load ptr, ptr %3, align 8, !tbaa !7
  %15 = getelementptr inbounds nuw %struct.Ring, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8, !tbaa !12
  %17 = load ptr, ptr %3, align 8, !tbaa !7
  %18 = getelementptr inbounds nuw %struct.Ring, ptr %17, i32 0, i32 3
  %19 = load i32, ptr %18, align 8, !tbaa !15
  %20 = load i32, ptr %4, align 4, !tbaa !3
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = add nsw i32 %20, %21
  %23 = srem i32 %22, 128
  %24 = add nsw i32 %19, %23
  %25 = load ptr, ptr %3, align 8, !tbaa !7
  %26 = getelementptr inbounds nuw %struct.Ring, ptr %25, i32 0, i32 1
  %27 = load i32, ptr %26, align 8, !tbaa !14
  %28 = srem i32 %24, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %16, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  %32 = add i32 %13, %31
  store i32 %32, ptr %5, align 4, !tbaa !3
  br label %33

33:                                               ; preds = %11
  %34 = load i32, ptr %6, align 4, !tbaa !3
  %35 = add nsw i32 %34, 8
  store i32 %35, ptr %6, align 4, !tbaa !3
  br label %7, !llvm.loop !17

36:                                               ; preds = %10
  %37 = load i32, ptr %5, align 4, !tbaa !3
  %38 = urem i32 %37, 1000
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret i32 %38
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pipeline(ptr noundef %0, ptr noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Ring, align 8
  %8 = alloca %struct.Ring, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !10
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  call void @llvm.lifetime.start.p0(ptr %8) #6
  call void @_Z4openP4RingPii(ptr noundef %7, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8pipelineE5first to ptr), i32 noundef 384) #7
  call void @_Z4openP4RingPii(ptr noundef %8, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8pipelineE6second to ptr), i32 noundef 384) #7
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %17 = urem i32 %16, 128
  store i32 %17, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 0, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %19 = icmp ult i32 %18, 128
  %20 = zext i1 %19 to i8
  store i8 %20, ptr %11, align 1, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %21, ptr %12, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %33, %3
  %23 = load i32, ptr %12, align 4, !tbaa !3
  %24 = icmp slt i32 %23, 384
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %36

26:                                               ; preds = %22
  %27 = load i32, ptr %12, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [384 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8pipelineE6second to ptr), i64 0, i64 %28
  store i32 0, ptr %29, align 4, !tbaa !3
  %30 = load i32, ptr %12, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [384 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8pipelineE5first to ptr), i64 0, i64 %31
  store i32 0, ptr %32, align 4, !tbaa !3
  br label %33

33:                                               ; preds = %26
  %34 = load i32, ptr %12, align 4, !tbaa !3
  %35 = add nsw i32 %34, 256
  store i32 %35, ptr %12, align 4, !tbaa !3
  br label %22, !llvm.loop !21

36:                                               ; preds = %25
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %37 = load ptr, ptr %5, align 8, !tbaa !10
  %38 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %39 = mul i32 %38, 128
  %40 = load i32, ptr %6, align 4, !tbaa !3
  %41 = mul i32 %39, %40
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %37, i64 %42
  store ptr %43, ptr %13, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %14) #6
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %44

44:                                               ; preds = %93, %36
  %45 = load i32, ptr %14, align 4, !tbaa !3
  %46 = load i32, ptr %6, align 4, !tbaa !3
  %47 = add nsw i32 %46, 2
  %48 = icmp slt i32 %45, %47
  br i1 %48, label %50, label %49

49:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %96

50:                                               ; preds = %44
  %51 = load i8, ptr %11, align 1, !tbaa !19, !range !22, !noundef !23
  %52 = trunc i8 %51 to i1
  br i1 %52, label %53, label %76

53:                                               ; preds = %50
  %54 = load i32, ptr %14, align 4, !tbaa !3
  %55 = load i32, ptr %6, align 4, !tbaa !3
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %57, label %67

57:                                               ; preds = %53
  %58 = load i32, ptr %9, align 4, !tbaa !3
  %59 = load ptr, ptr %13, align 8, !tbaa !10
  %60 = load i32, ptr %14, align 4, !tbaa !3
  %61 = mul nsw i32 %60, 128
  %62 = load i32, ptr %9, align 4, !tbaa !3
  %63 = add nsw i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %59, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !3
  call void @_Z3putP4Ringii(ptr noundef %7, i32 noundef %58, i32 noundef %66) #7
  br label %67

67:                                               ; preds = %57, %53
  %68 = load i32, ptr %14, align 4, !tbaa !3
  %69 = icmp sge i32 %68, 2
  br i1 %69, label %70, label %75

70:                                               ; preds = %67
  %71 = load i32, ptr %9, align 4, !tbaa !3
  %72 = call noundef i32 @_Z3getP4Ringi(ptr noundef %8, i32 noundef %71) #7
  %73 = load i32, ptr %10, align 4, !tbaa !3
  %74 = add nsw i32 %73, %72
  store i32 %74, ptr %10, align 4, !tbaa !3
  br label %75

75:                                               ; preds = %70, %67
  br label %92

76:                                               ; preds = %50
  %77 = load i32, ptr %14, align 4, !tbaa !3
  %78 = icmp sgt i32 %77, 0
  br i1 %78, label %79, label %91

79:                                               ; preds = %76
  %80 = load i32, ptr %14, align 4, !tbaa !3
  %81 = load i32, ptr %6, align 4, !tbaa !3
  %82 = icmp sle i32 %80, %81
  br i1 %82, label %83, label %91

83:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %84 = load i32, ptr %9, align 4, !tbaa !3
  %85 = call noundef i32 @_Z3mixPK4Ringi(ptr noundef %7, i32 noundef %84) #7
  store i32 %85, ptr %15, align 4, !tbaa !3
  %86 = load i32, ptr %9, align 4, !tbaa !3
  %87 = load i32, ptr %15, align 4, !tbaa !3
  %88 = load i32, ptr %9, align 4, !tbaa !3
  %89 = call noundef i32 @_Z3getP4Ringi(ptr noundef %7, i32 noundef %88) #7
  %90 = add nsw i32 %87, %89
  call void @_Z3putP4Ringii(ptr noundef %8, i32 noundef %86, i32 noundef %90) #7
  call void @llvm.lifetime.end.p0(ptr %15) #6
  br label %91

91:                                               ; preds = %83, %79, %76
  br label %92

92:                                               ; preds = %91, %75
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %93

93:                                               ; preds = %92
  %94 = load i32, ptr %14, align 4, !tbaa !3
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %14, align 4, !tbaa !3
  br label %44, !llvm.loop !24

96:                                               ; preds = %49
  %97 = load i8, ptr %11, align 1, !tbaa !19, !range !22, !noundef !23
  %98 = trunc i8 %97 to i1
  br i1 %98, label %99, label %108

99:                                               ; preds = %96
  %100 = load i32, ptr %10, align 4, !tbaa !3
  %101 = load ptr, ptr %4, align 8, !tbaa !10
  %102 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %103 = mul i32 %102, 128
  %104 = load i32, ptr %9, align 4, !tbaa !3
  %105 = add i32 %103, %104
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr %101, i64 %106
  store i32 %100, ptr %107, align 4, !tbaa !3
  br label %108

108:                                              ; preds = %99, %96
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

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
!8 = !{!"p1 _ZTS4Ring", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !11, i64 0}
!13 = !{!"_ZTS4Ring", !11, i64 0, !4, i64 8, !4, i64 12, !4, i64 16}
!14 = !{!13, !4, i64 8}
!15 = !{!13, !4, i64 16}
!16 = !{!13, !4, i64 12}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!20, !20, i64 0}
!20 = !{!"bool", !5, i64 0}
!21 = distinct !{!21, !18}
!22 = !{i8 0, i8 2}
!23 = !{}
!24 = distinct !{!24, !18}

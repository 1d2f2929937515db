source_filename = "fft.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Complex = type { float, float }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ9transformE1a = internal addrspace(3) global [512 x %struct.Complex] undef, align 4
@_ZZ9transformE1b = internal addrspace(3) global [512 x %struct.Complex] undef, align 4
@_ZZ9transformE5table = internal addrspace(3) global [256 x %struct.Complex] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z8multiplyP7ComplexPKS_S2_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  %7 = load ptr, ptr %5, align 8, !tbaa !7
  %8 = getelementptr inbounds nuw %struct.Complex, ptr %7, i32 0, i32 0
  %9 = load float, ptr %8, align 4, !tbaa !10
  %10 = load ptr, ptr %6, align 8, !tbaa !7
  %11 = getelementptr inbounds nuw %struct.Complex, ptr %10, i32 0, i32 0
  %12 = load float, ptr %11, align 4, !tbaa !10
  %13 = fmul contract float %9, %12
  %14 = load ptr, ptr %5, align 8, !tbaa !7
  %15 = getelementptr inbounds nuw %struct.Complex, ptr %14, i32 0, i32 1
  %16 = load float, ptr %15, align 4, !tbaa !13
  %17 = load ptr, ptr %6, align 8, !tbaa !7
  %18 = getelementptr inbounds nuw %struct.Complex, ptr %17, i32 0, i32 1
  %19 = load float, ptr %18, align 4, !tbaa !13
  %20 = fmul contract float %16, %19
  %21 = fsub contract float %13, %20
  %22 = load ptr, ptr %4, align 8, !tbaa !7
  %23 = getelementptr inbounds nuw %struct.Complex, ptr %22, i32 0, i32 0
  store float %21, ptr %23, align 4, !tbaa !10
  %24 = load ptr, ptr %5, align 8, !tbaa !7
  %25 = getelementptr inbounds nuw %struct.Complex, ptr %24, i32 0, i32 0
  %26 = load float, ptr %25, align 4, !tbaa !10
  %27 = load ptr, ptr %6, align 8, !tbaa !7
  %28 = getelementptr inbounds nuw %struct.Complex, ptr %27, i32 0, i32 1
  %29 = load float, ptr %28, align 4, !tbaa !13
  %30 = fmul contract float %26, %29
  %31 = load ptr, ptr %5, align 8, !tbaa !7
  %32 = getelementptr inbounds nuw %struct.Complex, ptr %31, i32 0, i32 1
  %33 = load float, ptr %32, align 4, !tbaa !13
  %34 = load ptr, ptr %6, align 8, !tbaa !7
  %35 = getelementptr inbounds nuw %struct.Complex, ptr %34, i32 0, i32 0
  %36 = load float, ptr %35, align 4, !tbaa !10
  %37 = fmul contract float %33, %36
  %38 = fadd contract float %30, %37
  %39 = load ptr, ptr %4, align 8, !tbaa !7
  %40 = getelementptr inbounds nuw %struct.Complex, ptr %39, i32 0, i32 1
  store float %38, ptr %40, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z9butterflyP7ComplexPKS_S2_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Complex, align 4
  %12 = alloca %struct.Complex, align 4
  %13 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %15 = load i32, ptr %8, align 4, !tbaa !3
  %16 = udiv i32 %14, %15
  store i32 %16, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %18 = load i32, ptr %8, align 4, !tbaa !3
  %19 = urem i32 %17, %18
  store i32 %19, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %20 = load ptr, ptr %6, align 8, !tbaa !7
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw %struct.Complex, ptr %20, i64 %22
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %23, i64 8, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %24 = load ptr, ptr %6, align 8, !tbaa !7
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %26 = add i32 %25, 256
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw %struct.Complex, ptr %24, i64 %27
  %29 = load ptr, ptr %7, align 8, !tbaa !7
  %30 = load i32, ptr %10, align 4, !tbaa !3
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = sdiv i32 256, %31
  %33 = mul nsw i32 %30, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.Complex, ptr %29, i64 %34
  call void @_Z8multiplyP7ComplexPKS_S2_(ptr noundef %12, ptr noundef %28, ptr noundef %35) #8
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %36 = load ptr, ptr %5, align 8, !tbaa !7
  %37 = load i32, ptr %9, align 4, !tbaa !3
  %38 = mul nsw i32 %37, 2
  %39 = load i32, ptr %8, align 4, !tbaa !3
  %40 = mul nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.Complex, ptr %36, i64 %41
  %43 = load i32, ptr %10, align 4, !tbaa !3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds %struct.Complex, ptr %42, i64 %44
  store ptr %45, ptr %13, align 8, !tbaa !7
  %46 = getelementptr inbounds nuw %struct.Complex, ptr %11, i32 0, i32 0
  %47 = load float, ptr %46, align 4, !tbaa !10
  %48 = getelementptr inbounds nuw %struct.Complex, ptr %12, i32 0, i32 0
  %49 = load float, ptr %48, align 4, !tbaa !10
  %50 = fadd contract float %47, %49
  %51 = fmul contract float 5.000000e-01, %50
  %52 = load ptr, ptr %13, align 8, !tbaa !7
  %53 = getelementptr inbounds %struct.Complex, ptr %52, i64 0
  %54 = getelementptr inbounds nuw %struct.Complex, ptr %53, i32 0, i32 0
  store float %51, ptr %54, align 4, !tbaa !10
  %55 = getelementptr inbounds nuw %struct.Complex, ptr %11, i32 0, i32 1
  %56 = load float, ptr %55, align 4, !tbaa !13
  %57 = getelementptr inbounds nuw %struct.Complex, ptr %12, i32 0, i32 1
  %58 = load float, ptr %57, align 4, !tbaa !13
  %59 = fadd contract float %56, %58
  %60 = fmul contract float 5.000000e-01, %59
  %61 = load ptr, ptr %13, align 8, !tbaa !7
  %62 = getelementptr inbounds %struct.Complex, ptr %61, i64 0
  %63 = getelementptr inbounds nuw %struct.Complex, ptr %62, i32 0, i32 1
  store float %60, ptr %63, align 4, !tbaa !13
  %64 = getelementptr inbounds nuw %struct.Complex, ptr %11, i32 0, i32 0
  %65 = load float, ptr %64, align 4, !tbaa !10
  %66 = getelementptr inbounds nuw %struct.Complex, ptr %12, i32 0, i32 0
  %67 = load float, ptr %66, align 4, !tbaa !10
  %68 = fsub contract float %65, %67
  %69 = fmul contract float 5.000000e-01, %68
  %70 = load ptr, ptr %13, align 8, !tbaa !7
  %71 = load i32, ptr %8, align 4, !tbaa !3
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds %struct.Complex, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw %struct.Complex, ptr %73, i32 0, i32 0
  store float %69, ptr %74, align 4, !tbaa !10
  %75 = getelementptr inbounds nuw %struct.Complex, ptr %11, i32 0, i32 1
  %76 = load float, ptr %75, align 4, !tbaa !13
  %77 = getelementptr inbounds nuw %struct.Complex, ptr %12, i32 0, i32 1
  %78 = load float, ptr %77, align 4, !tbaa !13
  %79 = fsub contract float %76, %78
  %80 = fmul contract float 5.000000e-01, %79
  %81 = load ptr, ptr %13, align 8, !tbaa !7
  %82 = load i32, ptr %8, align 4, !tbaa !3
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds %struct.Complex, ptr %81, i64 %83
  %85 = getelementptr inbounds nuw %struct.Complex, ptr %84, i32 0, i32 1
  store float %80, ptr %85, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transform(ptr noundef %0, ptr noundef %1, ptr noundef %2) #4 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store ptr addrspacecast (ptr addrspace(3) @_ZZ9transformE1a to ptr), ptr %7, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store ptr addrspacecast (ptr addrspace(3) @_ZZ9transformE1b to ptr), ptr %8, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %13, ptr %9, align 4, !tbaa !3
  br label %14

14:                                               ; preds = %29, %3
  %15 = load i32, ptr %9, align 4, !tbaa !3
  %16 = icmp slt i32 %15, 512
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %32

18:                                               ; preds = %14
  %19 = load ptr, ptr %5, align 8, !tbaa !7
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %21 = mul i32 %20, 512
  %22 = load i32, ptr %9, align 4, !tbaa !3
  %23 = add i32 %21, %22
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw %struct.Complex, ptr %19, i64 %24
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [512 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ9transformE1a to ptr), i64 0, i64 %27
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %28, ptr align 4 %25, i64 8, i1 false), !tbaa.struct !14
  br label %29

29:                                               ; preds = %18
  %30 = load i32, ptr %9, align 4, !tbaa !3
  %31 = add nsw i32 %30, 256
  store i32 %31, ptr %9, align 4, !tbaa !3
  br label %14, !llvm.loop !16

32:                                               ; preds = %17
  %33 = load ptr, ptr %6, align 8, !tbaa !7
  %34 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw %struct.Complex, ptr %33, i64 %35
  %37 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw [256 x %struct.Complex], ptr addrspacecast (ptr addrspace(3) @_ZZ9transformE5table to ptr), i64 0, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %39, ptr align 4 %36, i64 8, i1 false), !tbaa.struct !14
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 1, ptr %10, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %51, %32
  %41 = load i32, ptr %10, align 4, !tbaa !3
  %42 = icmp slt i32 %41, 512
  br i1 %42, label %44, label %43

43:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %54

44:                                               ; preds = %40
  %45 = load ptr, ptr %8, align 8, !tbaa !7
  %46 = load ptr, ptr %7, align 8, !tbaa !7
  %47 = load i32, ptr %10, align 4, !tbaa !3
  call void @_Z9butterflyP7ComplexPKS_S2_i(ptr noundef %45, ptr noundef %46, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ9transformE5table to ptr), i32 noundef %47) #8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %48 = load ptr, ptr %7, align 8, !tbaa !7
  store ptr %48, ptr %11, align 8, !tbaa !7
  %49 = load ptr, ptr %8, align 8, !tbaa !7
  store ptr %49, ptr %7, align 8, !tbaa !7
  %50 = load ptr, ptr %11, align 8, !tbaa !7
  store ptr %50, ptr %8, align 8, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %51

51:                                               ; preds = %44
  %52 = load i32, ptr %10, align 4, !tbaa !3
  %53 = mul nsw i32 %52, 2
  store i32 %53, ptr %10, align 4, !tbaa !3
  br label %40, !llvm.loop !18

54:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %55 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %55, ptr %12, align 4, !tbaa !3
  br label %56

56:                                               ; preds = %72, %54
  %57 = load i32, ptr %12, align 4, !tbaa !3
  %58 = icmp slt i32 %57, 512
  br i1 %58, label %60, label %59

59:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %75

60:                                               ; preds = %56
  %61 = load ptr, ptr %7, align 8, !tbaa !7
  %62 = load i32, ptr %12, align 4, !tbaa !3
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds %struct.Complex, ptr %61, i64 %63
  %65 = load ptr, ptr %4, align 8, !tbaa !7
  %66 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %67 = mul i32 %66, 512
  %68 = load i32, ptr %12, align 4, !tbaa !3
  %69 = add i32 %67, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw %struct.Complex, ptr %65, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %71, ptr align 4 %64, i64 8, i1 false), !tbaa.struct !14
  br label %72

72:                                               ; preds = %60
  %73 = load i32, ptr %12, align 4, !tbaa !3
  %74 = add nsw i32 %73, 256
  store i32 %74, ptr %12, align 4, !tbaa !3
  br label %56, !llvm.loop !19

75:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
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
!8 = !{!"p1 _ZTS7Complex", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !12, i64 0}
!11 = !{!"_ZTS7Complex", !12, i64 0, !12, i64 4}
!12 = !{!"float", !5, i64 0}
!13 = !{!11, !12, i64 4}
!14 = !{i64 0, i64 4, !15, i64 4, i64 4, !15}
!15 = !{!12, !12, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}

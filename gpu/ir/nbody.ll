source_filename = "nbody.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Sum = type { float, float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ9forces_ofE4tile = internal addrspace(3) global [128 x %struct.float4] undef, align 16
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4pullP3SumPK6float4S3_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !10
  store ptr %2, ptr %6, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %12 = load ptr, ptr %6, align 8, !tbaa !10
  %13 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %14 = load float, ptr %13, align 16, !tbaa !12
  %15 = load ptr, ptr %5, align 8, !tbaa !10
  %16 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 0
  %17 = load float, ptr %16, align 16, !tbaa !12
  %18 = fsub contract float %14, %17
  store float %18, ptr %7, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %8) #9
  %19 = load ptr, ptr %6, align 8, !tbaa !10
  %20 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 1
  %21 = load float, ptr %20, align 4, !tbaa !16
  %22 = load ptr, ptr %5, align 8, !tbaa !10
  %23 = getelementptr inbounds nuw %struct.float4, ptr %22, i32 0, i32 1
  %24 = load float, ptr %23, align 4, !tbaa !16
  %25 = fsub contract float %21, %24
  store float %25, ptr %8, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %26 = load ptr, ptr %6, align 8, !tbaa !10
  %27 = getelementptr inbounds nuw %struct.float4, ptr %26, i32 0, i32 2
  %28 = load float, ptr %27, align 8, !tbaa !17
  %29 = load ptr, ptr %5, align 8, !tbaa !10
  %30 = getelementptr inbounds nuw %struct.float4, ptr %29, i32 0, i32 2
  %31 = load float, ptr %30, align 8, !tbaa !17
  %32 = fsub contract float %28, %31
  store float %32, ptr %9, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %33 = load float, ptr %7, align 4, !tbaa !15
  %34 = load float, ptr %7, align 4, !tbaa !15
  %35 = fmul contract float %33, %34
  %36 = load float, ptr %8, align 4, !tbaa !15
  %37 = load float, ptr %8, align 4, !tbaa !15
  %38 = fmul contract float %36, %37
  %39 = fadd contract float %35, %38
  %40 = load float, ptr %9, align 4, !tbaa !15
  %41 = load float, ptr %9, align 4, !tbaa !15
  %42 = fmul contract float %40, %41
  %43 = fadd contract float %39, %42
  %44 = fadd contract float %43, 0x3F50624DE0000000
  %45 = call contract float @llvm.nvvm.rsqrt.approx.f(float %44)
  store float %45, ptr %10, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %11) #9
  %46 = load ptr, ptr %6, align 8, !tbaa !10
  %47 = getelementptr inbounds nuw %struct.float4, ptr %46, i32 0, i32 3
  %48 = load float, ptr %47, align 4, !tbaa !18
  %49 = load float, ptr %10, align 4, !tbaa !15
  %50 = fmul contract float %48, %49
  %51 = load float, ptr %10, align 4, !tbaa !15
  %52 = fmul contract float %50, %51
  %53 = load float, ptr %10, align 4, !tbaa !15
  %54 = fmul contract float %52, %53
  store float %54, ptr %11, align 4, !tbaa !15
  %55 = load float, ptr %7, align 4, !tbaa !15
  %56 = load float, ptr %11, align 4, !tbaa !15
  %57 = fmul contract float %55, %56
  %58 = load ptr, ptr %4, align 8, !tbaa !7
  %59 = getelementptr inbounds nuw %struct.Sum, ptr %58, i32 0, i32 0
  %60 = load float, ptr %59, align 4, !tbaa !19
  %61 = fadd contract float %60, %57
  store float %61, ptr %59, align 4, !tbaa !19
  %62 = load float, ptr %8, align 4, !tbaa !15
  %63 = load float, ptr %11, align 4, !tbaa !15
  %64 = fmul contract float %62, %63
  %65 = load ptr, ptr %4, align 8, !tbaa !7
  %66 = getelementptr inbounds nuw %struct.Sum, ptr %65, i32 0, i32 1
  %67 = load float, ptr %66, align 4, !tbaa !21
  %68 = fadd contract float %67, %64
  store float %68, ptr %66, align 4, !tbaa !21
  %69 = load float, ptr %9, align 4, !tbaa !15
  %70 = load float, ptr %11, align 4, !tbaa !15
  %71 = fmul contract float %69, %70
  %72 = load ptr, ptr %4, align 8, !tbaa !7
  %73 = getelementptr inbounds nuw %struct.Sum, ptr %72, i32 0, i32 2
  %74 = load float, ptr %73, align 4, !tbaa !22
  %75 = fadd contract float %74, %71
  store float %75, ptr %73, align 4, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %11) #9
  call void @llvm.lifetime.end.p0(ptr %10) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  call void @llvm.lifetime.end.p0(ptr %8) #9
  call void @llvm.lifetime.end.p0(ptr %7) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z8pull_allP3SumPK6float4S3_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !10
  store ptr %2, ptr %7, align 8, !tbaa !10
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %22, %4
  %11 = load i32, ptr %9, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %25

15:                                               ; preds = %10
  %16 = load ptr, ptr %5, align 8, !tbaa !7
  %17 = load ptr, ptr %6, align 8, !tbaa !10
  %18 = load ptr, ptr %7, align 8, !tbaa !10
  %19 = load i32, ptr %9, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.float4, ptr %18, i64 %20
  call void @_Z4pullP3SumPK6float4S3_(ptr noundef %16, ptr noundef %17, ptr noundef %21) #10
  br label %22

22:                                               ; preds = %15
  %23 = load i32, ptr %9, align 4, !tbaa !3
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %9, align 4, !tbaa !3
  br label %10, !llvm.loop !23

25:                                               ; preds = %14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @forces_of(ptr noundef %0, ptr noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.float4, align 16
  %8 = alloca %struct.Sum, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.float4, align 16
  store ptr %0, ptr %4, align 8, !tbaa !10
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %11 = load ptr, ptr %5, align 8, !tbaa !10
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %13 = mul i32 %12, 128
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %15 = add i32 %13, %14
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw %struct.float4, ptr %11, i64 %16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 %17, i64 16, i1 false), !tbaa.struct !25
  call void @llvm.lifetime.start.p0(ptr %8) #9
  call void @llvm.memset.p0.i64(ptr align 4 %8, i8 0, i64 12, i1 false)
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !3
  br label %18

18:                                               ; preds = %33, %3
  %19 = load i32, ptr %9, align 4, !tbaa !3
  %20 = load i32, ptr %6, align 4, !tbaa !3
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %36

23:                                               ; preds = %18
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = load ptr, ptr %5, align 8, !tbaa !10
  %25 = load i32, ptr %9, align 4, !tbaa !3
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %27 = add i32 %25, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw %struct.float4, ptr %24, i64 %28
  %30 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw [128 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ9forces_ofE4tile to ptr), i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %32, ptr align 16 %29, i64 16, i1 false), !tbaa.struct !25
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @_Z8pull_allP3SumPK6float4S3_i(ptr noundef %8, ptr noundef %7, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ9forces_ofE4tile to ptr), i32 noundef 128) #10
  br label %33

33:                                               ; preds = %23
  %34 = load i32, ptr %9, align 4, !tbaa !3
  %35 = add nsw i32 %34, 128
  store i32 %35, ptr %9, align 4, !tbaa !3
  br label %18, !llvm.loop !26

36:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %37 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %38 = getelementptr inbounds nuw %struct.Sum, ptr %8, i32 0, i32 0
  %39 = load float, ptr %38, align 4, !tbaa !19
  %40 = load i32, ptr %6, align 4, !tbaa !3
  %41 = sitofp i32 %40 to float
  %42 = fdiv contract float %39, %41
  store float %42, ptr %37, align 16, !tbaa !12
  %43 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %44 = getelementptr inbounds nuw %struct.Sum, ptr %8, i32 0, i32 1
  %45 = load float, ptr %44, align 4, !tbaa !21
  %46 = load i32, ptr %6, align 4, !tbaa !3
  %47 = sitofp i32 %46 to float
  %48 = fdiv contract float %45, %47
  store float %48, ptr %43, align 4, !tbaa !16
  %49 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %50 = getelementptr inbounds nuw %struct.Sum, ptr %8, i32 0, i32 2
  %51 = load float, ptr %50, align 4, !tbaa !22
  %52 = load i32, ptr %6, align 4, !tbaa !3
  %53 = sitofp i32 %52 to float
  %54 = fdiv contract float %51, %53
  store float %54, ptr %49, align 8, !tbaa !17
  %55 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  store float 0.000000e+00, ptr %55, align 4, !tbaa !18
  %56 = load ptr, ptr %4, align 8, !tbaa !10
  %57 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %58 = mul i32 %57, 128
  %59 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %60 = add i32 %58, %59
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw %struct.float4, ptr %56, i64 %61
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %62, ptr align 16 %10, i64 16, i1 false), !tbaa.struct !25
  call void @llvm.lifetime.end.p0(ptr %10) #9
  call void @llvm.lifetime.end.p0(ptr %8) #9
  call void @llvm.lifetime.end.p0(ptr %7) #9
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #4 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #4 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { convergent nocallback nounwind }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }

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
!8 = !{!"p1 _ZTS3Sum", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 _ZTS6float4", !9, i64 0}
!12 = !{!13, !14, i64 0}
!13 = !{!"_ZTS6float4", !14, i64 0, !14, i64 4, !14, i64 8, !14, i64 12}
!14 = !{!"float", !5, i64 0}
!15 = !{!14, !14, i64 0}
!16 = !{!13, !14, i64 4}
!17 = !{!13, !14, i64 8}
!18 = !{!13, !14, i64 12}
!19 = !{!20, !14, i64 0}
!20 = !{!"_ZTS3Sum", !14, i64 0, !14, i64 4, !14, i64 8}
!21 = !{!20, !14, i64 4}
!22 = !{!20, !14, i64 8}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{i64 0, i64 4, !15, i64 4, i64 4, !15, i64 8, i64 4, !15, i64 12, i64 4, !15}
!26 = distinct !{!26, !24}

source_filename = "nbody-inlined.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ9forces_ofE4tile = internal addrspace(3) global [128 x %struct.float4] undef, align 16
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @forces_of(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.float4, align 16
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca %struct.float4, align 16
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %20 = load ptr, ptr %5, align 8, !tbaa !7
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %22 = mul i32 %21, 128
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %24 = add i32 %22, %23
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw %struct.float4, ptr %20, i64 %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 %26, i64 16, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store float 0.000000e+00, ptr %8, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store float 0.000000e+00, ptr %9, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store float 0.000000e+00, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %114, %3
  %28 = load i32, ptr %11, align 4, !tbaa !3
  %29 = load i32, ptr %6, align 4, !tbaa !3
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %117

32:                                               ; preds = %27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = load ptr, ptr %5, align 8, !tbaa !7
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %36 = add i32 %34, %35
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw %struct.float4, ptr %33, i64 %37
  %39 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw [128 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ9forces_ofE4tile to ptr), i64 0, i64 %40
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %41, ptr align 16 %38, i64 16, i1 false), !tbaa.struct !10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store i32 0, ptr %13, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %110, %32
  %43 = load i32, ptr %13, align 4, !tbaa !3
  %44 = icmp slt i32 %43, 128
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %113

46:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %47 = load i32, ptr %13, align 4, !tbaa !3
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [128 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ9forces_ofE4tile to ptr), i64 0, i64 %48
  %50 = getelementptr inbounds nuw %struct.float4, ptr %49, i32 0, i32 0
  %51 = load float, ptr %50, align 16, !tbaa !13
  %52 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 0
  %53 = load float, ptr %52, align 16, !tbaa !13
  %54 = fsub contract float %51, %53
  store float %54, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %55 = load i32, ptr %13, align 4, !tbaa !3
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [128 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ9forces_ofE4tile to ptr), i64 0, i64 %56
  %58 = getelementptr inbounds nuw %struct.float4, ptr %57, i32 0, i32 1
  %59 = load float, ptr %58, align 4, !tbaa !15
  %60 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 1
  %61 = load float, ptr %60, align 4, !tbaa !15
  %62 = fsub contract float %59, %61
  store float %62, ptr %15, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %63 = load i32, ptr %13, align 4, !tbaa !3
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [128 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ9forces_ofE4tile to ptr), i64 0, i64 %64
  %66 = getelementptr inbounds nuw %struct.float4, ptr %65, i32 0, i32 2
  %67 = load float, ptr %66, align 8, !tbaa !16
  %68 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 2
  %69 = load float, ptr %68, align 8, !tbaa !16
  %70 = fsub contract float %67, %69
  store float %70, ptr %16, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %71 = load float, ptr %14, align 4, !tbaa !11
  %72 = load float, ptr %14, align 4, !tbaa !11
  %73 = fmul contract float %71, %72
  %74 = load float, ptr %15, align 4, !tbaa !11
  %75 = load float, ptr %15, align 4, !tbaa !11
  %76 = fmul contract float %74, %75
  %77 = fadd contract float %73, %76
  %78 = load float, ptr %16, align 4, !tbaa !11
  %79 = load float, ptr %16, align 4, !tbaa !11
  %80 = fmul contract float %78, %79
  %81 = fadd contract float %77, %80
  %82 = fadd contract float %81, 0x3F50624DE0000000
  %83 = call contract float @llvm.nvvm.rsqrt.approx.f(float %82)
  store float %83, ptr %17, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %84 = load i32, ptr %13, align 4, !tbaa !3
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [128 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ9forces_ofE4tile to ptr), i64 0, i64 %85
  %87 = getelementptr inbounds nuw %struct.float4, ptr %86, i32 0, i32 3
  %88 = load float, ptr %87, align 4, !tbaa !17
  %89 = load float, ptr %17, align 4, !tbaa !11
  %90 = fmul contract float %88, %89
  %91 = load float, ptr %17, align 4, !tbaa !11
  %92 = fmul contract float %90, %91
  %93 = load float, ptr %17, align 4, !tbaa !11
  %94 = fmul contract float %92, %93
  store float %94, ptr %18, align 4, !tbaa !11
  %95 = load float, ptr %14, align 4, !tbaa !11
  %96 = load float, ptr %18, align 4, !tbaa !11
  %97 = fmul contract float %95, %96
  %98 = load float, ptr %8, align 4, !tbaa !11
  %99 = fadd contract float %98, %97
  store float %99, ptr %8, align 4, !tbaa !11
  %100 = load float, ptr %15, align 4, !tbaa !11
  %101 = load float, ptr %18, align 4, !tbaa !11
  %102 = fmul contract float %100, %101
  %103 = load float, ptr %9, align 4, !tbaa !11
  %104 = fadd contract float %103, %102
  store float %104, ptr %9, align 4, !tbaa !11
  %105 = load float, ptr %16, align 4, !tbaa !11
  %106 = load float, ptr %18, align 4, !tbaa !11
  %107 = fmul contract float %105, %106
  %108 = load float, ptr %10, align 4, !tbaa !11
  %109 = fadd contract float %108, %107
  store float %109, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %110

110:                                              ; preds = %46
  %111 = load i32, ptr %13, align 4, !tbaa !3
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %13, align 4, !tbaa !3
  br label %42, !llvm.loop !18

113:                                              ; preds = %45
  br label %114

114:                                              ; preds = %113
  %115 = load i32, ptr %11, align 4, !tbaa !3
  %116 = add nsw i32 %115, 128
  store i32 %116, ptr %11, align 4, !tbaa !3
  br label %27, !llvm.loop !20

117:                                              ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %118 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 0
  %119 = load float, ptr %8, align 4, !tbaa !11
  %120 = load i32, ptr %6, align 4, !tbaa !3
  %121 = sitofp i32 %120 to float
  %122 = fdiv contract float %119, %121
  store float %122, ptr %118, align 16, !tbaa !13
  %123 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 1
  %124 = load float, ptr %9, align 4, !tbaa !11
  %125 = load i32, ptr %6, align 4, !tbaa !3
  %126 = sitofp i32 %125 to float
  %127 = fdiv contract float %124, %126
  store float %127, ptr %123, align 4, !tbaa !15
  %128 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 2
  %129 = load float, ptr %10, align 4, !tbaa !11
  %130 = load i32, ptr %6, align 4, !tbaa !3
  %131 = sitofp i32 %130 to float
  %132 = fdiv contract float %129, %131
  store float %132, ptr %128, align 8, !tbaa !16
  %133 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 3
  store float 0.000000e+00, ptr %133, align 4, !tbaa !17
  %134 = load ptr, ptr %4, align 8, !tbaa !7
  %135 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %136 = mul i32 %135, 128
  %137 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %138 = add i32 %136, %137
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw %struct.float4, ptr %134, i64 %139
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %140, ptr align 16 %19, i64 16, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
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
!8 = !{!"p1 _ZTS6float4", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{i64 0, i64 4, !11, i64 4, i64 4, !11, i64 8, i64 4, !11, i64 12, i64 4, !11}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!14, !12, i64 0}
!14 = !{!"_ZTS6float4", !12, i64 0, !12, i64 4, !12, i64 8, !12, i64 12}
!15 = !{!14, !12, i64 4}
!16 = !{!14, !12, i64 8}
!17 = !{!14, !12, i64 12}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{!20, !19}

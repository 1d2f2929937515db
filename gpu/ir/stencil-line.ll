source_filename = "stencil-line.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.View = type { ptr, i32, i32 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ6smoothE1a = internal addrspace(3) global [256 x float] undef, align 4
@_ZZ6smoothE1b = internal addrspace(3) global [256 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_Z2atRK4Viewi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %6 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 2
  %7 = load i32, ptr %6, align 4, !tbaa !12
  %8 = sub nsw i32 %7, 1
  %9 = load i32, ptr %4, align 4, !tbaa !3
  %10 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %11 = getelementptr inbounds nuw %struct.View, ptr %10, i32 0, i32 1
  %12 = load i32, ptr %11, align 8, !tbaa !15
  %13 = sub nsw i32 %9, %12
  %14 = call noundef i32 @_ZL3minii(i32 noundef %8, i32 noundef %13) #7
  %15 = call noundef i32 @_ZL3maxii(i32 noundef 0, i32 noundef %14) #7
  store i32 %15, ptr %4, align 4, !tbaa !3
  %16 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %17 = getelementptr inbounds nuw %struct.View, ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8, !tbaa !16
  %19 = load i32, ptr %4, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !17
  ret float %22
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3maxii(i32 noundef %0, i32 noundef %1) #1 {
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
define internal noundef i32 @_ZL3minii(i32 noundef %0, i32 noundef %1) #1 {
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

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_Z5weighRK4Viewi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = sub nsw i32 %6, 1
  %8 = call contract noundef float @_Z2atRK4Viewi(ptr noundef nonnull align 8 dereferenceable(16) %5, i32 noundef %7) #7
  %9 = fmul contract float 2.500000e-01, %8
  %10 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %11 = load i32, ptr %4, align 4, !tbaa !3
  %12 = call contract noundef float @_Z2atRK4Viewi(ptr noundef nonnull align 8 dereferenceable(16) %10, i32 noundef %11) #7
  %13 = fmul contract float 5.000000e-01, %12
  %14 = fadd contract float %9, %13
  %15 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %16 = load i32, ptr %4, align 4, !tbaa !3
  %17 = add nsw i32 %16, 1
  %18 = call contract noundef float @_Z2atRK4Viewi(ptr noundef nonnull align 8 dereferenceable(16) %15, i32 noundef %17) #7
  %19 = fmul contract float 2.500000e-01, %18
  %20 = fadd contract float %14, %19
  ret float %20
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @smooth(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.View, align 8
  %12 = alloca %struct.View, align 8
  %13 = alloca %struct.View, align 8
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca %struct.View, align 8
  store ptr %0, ptr %5, align 8, !tbaa !19
  store ptr %1, ptr %6, align 8, !tbaa !19
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %18 = mul i32 %17, 256
  store i32 %18, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %19 = load i32, ptr %9, align 4, !tbaa !3
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %21 = add i32 %19, %20
  store i32 %21, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %22 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 0
  %23 = load ptr, ptr %6, align 8, !tbaa !19
  store ptr %23, ptr %22, align 8, !tbaa !16
  %24 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 1
  store i32 0, ptr %24, align 8, !tbaa !15
  %25 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 2
  %26 = load i32, ptr %7, align 4, !tbaa !3
  store i32 %26, ptr %25, align 4, !tbaa !12
  %27 = load i32, ptr %10, align 4, !tbaa !3
  %28 = call contract noundef float @_Z5weighRK4Viewi(ptr noundef nonnull align 8 dereferenceable(16) %11, i32 noundef %27) #7
  %29 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothE1a to ptr), i64 0, i64 %30
  store float %28, ptr %31, align 4, !tbaa !17
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %32 = getelementptr inbounds nuw %struct.View, ptr %12, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothE1a to ptr), ptr %32, align 8, !tbaa !16
  %33 = getelementptr inbounds nuw %struct.View, ptr %12, i32 0, i32 1
  %34 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %34, ptr %33, align 8, !tbaa !15
  %35 = getelementptr inbounds nuw %struct.View, ptr %12, i32 0, i32 2
  store i32 256, ptr %35, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %36 = getelementptr inbounds nuw %struct.View, ptr %13, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothE1b to ptr), ptr %36, align 8, !tbaa !16
  %37 = getelementptr inbounds nuw %struct.View, ptr %13, i32 0, i32 1
  %38 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %38, ptr %37, align 8, !tbaa !15
  %39 = getelementptr inbounds nuw %struct.View, ptr %13, i32 0, i32 2
  store i32 256, ptr %39, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %14) #8
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %54, %4
  %41 = load i32, ptr %14, align 4, !tbaa !3
  %42 = load i32, ptr %8, align 4, !tbaa !3
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %45, label %44

44:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr %14) #8
  br label %57

45:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %46 = load i32, ptr %10, align 4, !tbaa !3
  %47 = call contract noundef float @_Z5weighRK4Viewi(ptr noundef nonnull align 8 dereferenceable(16) %12, i32 noundef %46) #7
  store float %47, ptr %15, align 4, !tbaa !17
  %48 = load float, ptr %15, align 4, !tbaa !17
  %49 = getelementptr inbounds nuw %struct.View, ptr %13, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8, !tbaa !16
  %51 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw float, ptr %50, i64 %52
  store float %48, ptr %53, align 4, !tbaa !17
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %16) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %12, i64 16, i1 false), !tbaa.struct !20
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %13, i64 16, i1 false), !tbaa.struct !20
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %16, i64 16, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0(ptr %16) #8
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %54

54:                                               ; preds = %45
  %55 = load i32, ptr %14, align 4, !tbaa !3
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %14, align 4, !tbaa !3
  br label %40, !llvm.loop !21

57:                                               ; preds = %44
  %58 = load i32, ptr %10, align 4, !tbaa !3
  %59 = call contract noundef float @_Z2atRK4Viewi(ptr noundef nonnull align 8 dereferenceable(16) %12, i32 noundef %58) #7
  %60 = load ptr, ptr %5, align 8, !tbaa !19
  %61 = load i32, ptr %10, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %60, i64 %62
  store float %59, ptr %63, align 4, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

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
!8 = !{!"p1 _ZTS4View", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{}
!11 = !{i64 8}
!12 = !{!13, !4, i64 12}
!13 = !{!"_ZTS4View", !14, i64 0, !4, i64 8, !4, i64 12}
!14 = !{!"p1 float", !9, i64 0}
!15 = !{!13, !4, i64 8}
!16 = !{!13, !14, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !5, i64 0}
!19 = !{!14, !14, i64 0}
!20 = !{i64 0, i64 8, !19, i64 8, i64 4, !3, i64 12, i64 4, !3}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.mustprogress"}

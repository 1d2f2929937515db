source_filename = "conversions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Areas = type { ptr, ptr, ptr }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ7convertE5bytes = internal addrspace(3) global [6160 x i8] undef, align 16
@_ZZ7convertE5areas = internal addrspace(3) global %struct.Areas undef, align 8
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef ptr @_Z3cutRPci(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %6 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !11, !align !12
  %7 = load ptr, ptr %6, align 8, !tbaa !13
  store ptr %7, ptr %5, align 8, !tbaa !13
  %8 = load i32, ptr %4, align 4, !tbaa !3
  %9 = add nsw i32 %8, 15
  %10 = and i32 %9, -16
  %11 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !11, !align !12
  %12 = load ptr, ptr %11, align 8, !tbaa !13
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i8, ptr %12, i64 %13
  store ptr %14, ptr %11, align 8, !tbaa !13
  %15 = load ptr, ptr %5, align 8, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret ptr %15
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z8quantisePK5Areasi(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !15
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %6 = load ptr, ptr %3, align 8, !tbaa !15
  %7 = getelementptr inbounds nuw %struct.Areas, ptr %6, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !17
  %9 = load i32, ptr %8, align 4, !tbaa !3
  %10 = add nsw i32 %9, 1
  %11 = sitofp i32 %10 to float
  %12 = fdiv contract float %11, 3.276700e+04
  store float %12, ptr %5, align 4, !tbaa !22
  %13 = load ptr, ptr %3, align 8, !tbaa !15
  %14 = getelementptr inbounds nuw %struct.Areas, ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8, !tbaa !24
  %16 = load i32, ptr %4, align 4, !tbaa !3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %15, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !22
  %20 = load float, ptr %5, align 4, !tbaa !22
  %21 = fdiv contract float %19, %20
  %22 = fptosi float %21 to i16
  %23 = load ptr, ptr %3, align 8, !tbaa !15
  %24 = getelementptr inbounds nuw %struct.Areas, ptr %23, i32 0, i32 1
  %25 = load ptr, ptr %24, align 8, !tbaa !25
  %26 = load i32, ptr %4, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i16, ptr %25, i64 %27
  store i16 %22, ptr %28, align 2, !tbaa !26
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_Z6smoothPK5Areasii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !15
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 -3, ptr %8, align 4, !tbaa !3
  br label %9

9:                                                ; preds = %30, %3
  %10 = load i32, ptr %8, align 4, !tbaa !3
  %11 = icmp sle i32 %10, 3
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %33

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8, !tbaa !15
  %15 = getelementptr inbounds nuw %struct.Areas, ptr %14, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8, !tbaa !25
  %17 = load i32, ptr %5, align 4, !tbaa !3
  %18 = load i32, ptr %8, align 4, !tbaa !3
  %19 = add nsw i32 %17, %18
  %20 = load i32, ptr %6, align 4, !tbaa !3
  %21 = add nsw i32 %19, %20
  %22 = load i32, ptr %6, align 4, !tbaa !3
  %23 = srem i32 %21, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i16, ptr %16, i64 %24
  %26 = load i16, ptr %25, align 2, !tbaa !26
  %27 = sext i16 %26 to i32
  %28 = load i32, ptr %7, align 4, !tbaa !3
  %29 = add nsw i32 %28, %27
  store i32 %29, ptr %7, align 4, !tbaa !3
  br label %30

30:                                               ; preds = %13
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %8, align 4, !tbaa !3
  br label %9, !llvm.loop !28

33:                                               ; preds = %12
  %34 = load i32, ptr %7, align 4, !tbaa !3
  %35 = sitofp i32 %34 to float
  %36 = load ptr, ptr %4, align 8, !tbaa !15
  %37 = getelementptr inbounds nuw %struct.Areas, ptr %36, i32 0, i32 2
  %38 = load ptr, ptr %37, align 8, !tbaa !17
  %39 = load i32, ptr %38, align 4, !tbaa !3
  %40 = add nsw i32 %39, 1
  %41 = sitofp i32 %40 to float
  %42 = fdiv contract float %35, %41
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret float %42
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @convert(ptr noundef %0, ptr noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !30
  store ptr %1, ptr %4, align 8, !tbaa !30
  %10 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store ptr addrspacecast (ptr addrspace(3) @_ZZ7convertE5bytes to ptr), ptr %5, align 8, !tbaa !13
  %13 = call noundef ptr @_Z3cutRPci(ptr noundef nonnull align 8 dereferenceable(8) %5, i32 noundef 4096) #8
  store ptr %13, ptr addrspacecast (ptr addrspace(3) @_ZZ7convertE5areas to ptr), align 8, !tbaa !24
  %14 = call noundef ptr @_Z3cutRPci(ptr noundef nonnull align 8 dereferenceable(8) %5, i32 noundef 2048) #8
  store ptr %14, ptr getelementptr inbounds nuw (%struct.Areas, ptr addrspacecast (ptr addrspace(3) @_ZZ7convertE5areas to ptr), i32 0, i32 1), align 8, !tbaa !25
  %15 = call noundef ptr @_Z3cutRPci(ptr noundef nonnull align 8 dereferenceable(8) %5, i32 noundef 4) #8
  store ptr %15, ptr getelementptr inbounds nuw (%struct.Areas, ptr addrspacecast (ptr addrspace(3) @_ZZ7convertE5areas to ptr), i32 0, i32 2), align 8, !tbaa !17
  %16 = load ptr, ptr getelementptr inbounds nuw (%struct.Areas, ptr addrspacecast (ptr addrspace(3) @_ZZ7convertE5areas to ptr), i32 0, i32 2), align 8, !tbaa !17
  store i32 0, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %5) #7
  br label %17

17:                                               ; preds = %12, %2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %18, ptr %6, align 4, !tbaa !3
  br label %19

19:                                               ; preds = %42, %17
  %20 = load i32, ptr %6, align 4, !tbaa !3
  %21 = icmp slt i32 %20, 1024
  br i1 %21, label %23, label %22

22:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %45

23:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %24 = load ptr, ptr %4, align 8, !tbaa !30
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %26 = mul i32 %25, 1024
  %27 = load i32, ptr %6, align 4, !tbaa !3
  %28 = add i32 %26, %27
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr %24, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !22
  store float %31, ptr %7, align 4, !tbaa !22
  %32 = load float, ptr %7, align 4, !tbaa !22
  %33 = load ptr, ptr addrspacecast (ptr addrspace(3) @_ZZ7convertE5areas to ptr), align 8, !tbaa !24
  %34 = load i32, ptr %6, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %33, i64 %35
  store float %32, ptr %36, align 4, !tbaa !22
  %37 = load ptr, ptr getelementptr inbounds nuw (%struct.Areas, ptr addrspacecast (ptr addrspace(3) @_ZZ7convertE5areas to ptr), i32 0, i32 2), align 8, !tbaa !17
  %38 = load float, ptr %7, align 4, !tbaa !22
  %39 = call contract float @llvm.fabs.f32(float %38)
  %40 = fptosi float %39 to i32
  %41 = call noundef i32 @_ZL9atomicMaxPii(ptr noundef %37, i32 noundef %40) #8
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %42

42:                                               ; preds = %23
  %43 = load i32, ptr %6, align 4, !tbaa !3
  %44 = add nsw i32 %43, 256
  store i32 %44, ptr %6, align 4, !tbaa !3
  br label %19, !llvm.loop !31

45:                                               ; preds = %22
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %46 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %46, ptr %8, align 4, !tbaa !3
  br label %47

47:                                               ; preds = %53, %45
  %48 = load i32, ptr %8, align 4, !tbaa !3
  %49 = icmp slt i32 %48, 1024
  br i1 %49, label %51, label %50

50:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %56

51:                                               ; preds = %47
  %52 = load i32, ptr %8, align 4, !tbaa !3
  call void @_Z8quantisePK5Areasi(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7convertE5areas to ptr), i32 noundef %52) #8
  br label %53

53:                                               ; preds = %51
  %54 = load i32, ptr %8, align 4, !tbaa !3
  %55 = add nsw i32 %54, 256
  store i32 %55, ptr %8, align 4, !tbaa !3
  br label %47, !llvm.loop !32

56:                                               ; preds = %50
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %57 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %57, ptr %9, align 4, !tbaa !3
  br label %58

58:                                               ; preds = %72, %56
  %59 = load i32, ptr %9, align 4, !tbaa !3
  %60 = icmp slt i32 %59, 1024
  br i1 %60, label %62, label %61

61:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %75

62:                                               ; preds = %58
  %63 = load i32, ptr %9, align 4, !tbaa !3
  %64 = call contract noundef float @_Z6smoothPK5Areasii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7convertE5areas to ptr), i32 noundef %63, i32 noundef 1024) #8
  %65 = load ptr, ptr %3, align 8, !tbaa !30
  %66 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %67 = mul i32 %66, 1024
  %68 = load i32, ptr %9, align 4, !tbaa !3
  %69 = add i32 %67, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr %65, i64 %70
  store float %64, ptr %71, align 4, !tbaa !22
  br label %72

72:                                               ; preds = %62
  %73 = load i32, ptr %9, align 4, !tbaa !3
  %74 = add nsw i32 %73, 256
  store i32 %74, ptr %9, align 4, !tbaa !3
  br label %58, !llvm.loop !33

75:                                               ; preds = %61
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicMaxPii(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !34
  store i32 %1, ptr %4, align 4, !tbaa !3
  %7 = load ptr, ptr %3, align 8, !tbaa !34
  %8 = load i32, ptr %4, align 4, !tbaa !3
  store i32 %8, ptr %5, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4
  %10 = atomicrmw max ptr %7, i32 %9 monotonic, align 4
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %6, align 4, !tbaa !3
  ret i32 %11
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"p2 omnipotent char", !9, i64 0}
!9 = !{!"any p2 pointer", !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{}
!12 = !{i64 8}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 omnipotent char", !10, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 _ZTS5Areas", !10, i64 0}
!17 = !{!18, !21, i64 16}
!18 = !{!"_ZTS5Areas", !19, i64 0, !20, i64 8, !21, i64 16}
!19 = !{!"p1 float", !10, i64 0}
!20 = !{!"p1 short", !10, i64 0}
!21 = !{!"p1 int", !10, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"float", !5, i64 0}
!24 = !{!18, !19, i64 0}
!25 = !{!18, !20, i64 8}
!26 = !{!27, !27, i64 0}
!27 = !{!"short", !5, i64 0}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!19, !19, i64 0}
!31 = distinct !{!31, !29}
!32 = distinct !{!32, !29}
!33 = distinct !{!33, !29}
!34 = !{!21, !21, i64 0}

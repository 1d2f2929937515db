source_filename = "median.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ7mediansE7samples = internal addrspace(3) global [32 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z5orderRiS_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %7 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %8 = load i32, ptr %7, align 4, !tbaa !3
  %9 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %10 = load i32, ptr %9, align 4, !tbaa !3
  %11 = call noundef i32 @_ZL3minii(i32 noundef %8, i32 noundef %10) #7
  store i32 %11, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %12 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = call noundef i32 @_ZL3maxii(i32 noundef %13, i32 noundef %15) #7
  store i32 %16, ptr %6, align 4, !tbaa !3
  %17 = load i32, ptr %5, align 4, !tbaa !3
  %18 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !10, !align !11
  store i32 %17, ptr %18, align 4, !tbaa !3
  %19 = load i32, ptr %6, align 4, !tbaa !3
  %20 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  store i32 %19, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4sortPii(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store i32 1, ptr %5, align 4, !tbaa !3
  br label %8

8:                                                ; preds = %48, %2
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load i32, ptr %4, align 4, !tbaa !3
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #6
  br label %51

13:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %14 = load i32, ptr %5, align 4, !tbaa !3
  store i32 %14, ptr %7, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %44, %13
  %16 = load i32, ptr %7, align 4, !tbaa !3
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %31

18:                                               ; preds = %15
  %19 = load ptr, ptr %3, align 8, !tbaa !7
  %20 = load i32, ptr %7, align 4, !tbaa !3
  %21 = sub nsw i32 %20, 1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %19, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = load ptr, ptr %3, align 8, !tbaa !7
  %26 = load i32, ptr %7, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = icmp sgt i32 %24, %29
  br label %31

31:                                               ; preds = %18, %15
  %32 = phi i1 [ false, %15 ], [ %30, %18 ]
  br i1 %32, label %34, label %33

33:                                               ; preds = %31
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %47

34:                                               ; preds = %31
  %35 = load ptr, ptr %3, align 8, !tbaa !7
  %36 = load i32, ptr %7, align 4, !tbaa !3
  %37 = sub nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %35, i64 %38
  %40 = load ptr, ptr %3, align 8, !tbaa !7
  %41 = load i32, ptr %7, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  call void @_Z5orderRiS_(ptr noundef nonnull align 4 dereferenceable(4) %39, ptr noundef nonnull align 4 dereferenceable(4) %43) #7
  br label %44

44:                                               ; preds = %34
  %45 = load i32, ptr %7, align 4, !tbaa !3
  %46 = add nsw i32 %45, -1
  store i32 %46, ptr %7, align 4, !tbaa !3
  br label %15, !llvm.loop !12

47:                                               ; preds = %33
  br label %48

48:                                               ; preds = %47
  %49 = load i32, ptr %5, align 4, !tbaa !3
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %5, align 4, !tbaa !3
  br label %8, !llvm.loop !14

51:                                               ; preds = %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @medians(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #3 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [9 x i32], align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %17 = mul i32 %16, 256
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %19 = add i32 %17, %18
  store i32 %19, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %20 = load i32, ptr %9, align 4, !tbaa !3
  %21 = load i32, ptr %8, align 4, !tbaa !3
  %22 = srem i32 %20, %21
  store i32 %22, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %23 = load i32, ptr %9, align 4, !tbaa !3
  %24 = load i32, ptr %8, align 4, !tbaa !3
  %25 = sdiv i32 %23, %24
  store i32 %25, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #6
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store i32 0, ptr %13, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %61, %4
  %27 = load i32, ptr %13, align 4, !tbaa !3
  %28 = icmp slt i32 %27, 9
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %64

30:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = sub nsw i32 %31, 1
  %33 = load i32, ptr %10, align 4, !tbaa !3
  %34 = load i32, ptr %13, align 4, !tbaa !3
  %35 = srem i32 %34, 3
  %36 = add nsw i32 %33, %35
  %37 = sub nsw i32 %36, 1
  %38 = call noundef i32 @_ZL3minii(i32 noundef %32, i32 noundef %37) #7
  %39 = call noundef i32 @_ZL3maxii(i32 noundef 0, i32 noundef %38) #7
  store i32 %39, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %40 = load i32, ptr %8, align 4, !tbaa !3
  %41 = sub nsw i32 %40, 1
  %42 = load i32, ptr %11, align 4, !tbaa !3
  %43 = load i32, ptr %13, align 4, !tbaa !3
  %44 = sdiv i32 %43, 3
  %45 = add nsw i32 %42, %44
  %46 = sub nsw i32 %45, 1
  %47 = call noundef i32 @_ZL3minii(i32 noundef %41, i32 noundef %46) #7
  %48 = call noundef i32 @_ZL3maxii(i32 noundef 0, i32 noundef %47) #7
  store i32 %48, ptr %15, align 4, !tbaa !3
  %49 = load ptr, ptr %7, align 8, !tbaa !7
  %50 = load i32, ptr %15, align 4, !tbaa !3
  %51 = load i32, ptr %8, align 4, !tbaa !3
  %52 = mul nsw i32 %50, %51
  %53 = load i32, ptr %14, align 4, !tbaa !3
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %49, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = load i32, ptr %13, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [9 x i32], ptr %12, i64 0, i64 %59
  store i32 %57, ptr %60, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %61

61:                                               ; preds = %30
  %62 = load i32, ptr %13, align 4, !tbaa !3
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %13, align 4, !tbaa !3
  br label %26, !llvm.loop !15

64:                                               ; preds = %29
  %65 = getelementptr inbounds [9 x i32], ptr %12, i64 0, i64 0
  call void @_Z4sortPii(ptr noundef %65, i32 noundef 9) #7
  %66 = getelementptr inbounds [9 x i32], ptr %12, i64 0, i64 4
  %67 = load i32, ptr %66, align 4, !tbaa !3
  %68 = load ptr, ptr %5, align 8, !tbaa !7
  %69 = load i32, ptr %9, align 4, !tbaa !3
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr %68, i64 %70
  store i32 %67, ptr %71, align 4, !tbaa !3
  %72 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %73 = urem i32 %72, 8
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %82

75:                                               ; preds = %64
  %76 = getelementptr inbounds [9 x i32], ptr %12, i64 0, i64 4
  %77 = load i32, ptr %76, align 4, !tbaa !3
  %78 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %79 = udiv i32 %78, 8
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7mediansE7samples to ptr), i64 0, i64 %80
  store i32 %77, ptr %81, align 4, !tbaa !3
  br label %82

82:                                               ; preds = %75, %64
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %83 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %91

85:                                               ; preds = %82
  call void @_Z4sortPii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7mediansE7samples to ptr), i32 noundef 32) #7
  %86 = load i32, ptr getelementptr inbounds ([32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7mediansE7samples to ptr), i64 0, i64 16), align 4, !tbaa !3
  %87 = load ptr, ptr %6, align 8, !tbaa !7
  %88 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr %87, i64 %89
  store i32 %86, ptr %90, align 4, !tbaa !3
  br label %91

91:                                               ; preds = %85, %82
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{}
!11 = !{i64 4}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}

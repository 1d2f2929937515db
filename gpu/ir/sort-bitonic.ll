source_filename = "sort-bitonic.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ11sort_blocksE4here = internal addrspace(3) global [1024 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@_ZZ11merge_pairsE4here = internal addrspace(3) global [1024 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z8exchangePiS_b(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  %9 = zext i1 %2 to i8
  store i8 %9, ptr %6, align 1, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %10 = load ptr, ptr %4, align 8, !tbaa !7
  %11 = load i32, ptr %10, align 4, !tbaa !3
  store i32 %11, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %12 = load ptr, ptr %5, align 8, !tbaa !7
  %13 = load i32, ptr %12, align 4, !tbaa !3
  store i32 %13, ptr %8, align 4, !tbaa !3
  %14 = load i32, ptr %7, align 4, !tbaa !3
  %15 = load i32, ptr %8, align 4, !tbaa !3
  %16 = icmp sgt i32 %14, %15
  %17 = zext i1 %16 to i32
  %18 = load i8, ptr %6, align 1, !tbaa !10, !range !12, !noundef !13
  %19 = trunc i8 %18 to i1
  %20 = zext i1 %19 to i32
  %21 = icmp eq i32 %17, %20
  br i1 %21, label %22, label %27

22:                                               ; preds = %3
  %23 = load i32, ptr %8, align 4, !tbaa !3
  %24 = load ptr, ptr %4, align 8, !tbaa !7
  store i32 %23, ptr %24, align 4, !tbaa !3
  %25 = load i32, ptr %7, align 4, !tbaa !3
  %26 = load ptr, ptr %5, align 8, !tbaa !7
  store i32 %25, ptr %26, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %22, %3
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4stepPiiib(ptr noundef %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store i32 %1, ptr %6, align 4, !tbaa !3
  store i32 %2, ptr %7, align 4, !tbaa !3
  %11 = zext i1 %3 to i8
  store i8 %11, ptr %8, align 1, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %12, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %13 = load i32, ptr %9, align 4, !tbaa !3
  %14 = mul nsw i32 2, %13
  %15 = load i32, ptr %9, align 4, !tbaa !3
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = sub nsw i32 %16, 1
  %18 = and i32 %15, %17
  %19 = sub nsw i32 %14, %18
  store i32 %19, ptr %10, align 4, !tbaa !3
  %20 = load ptr, ptr %5, align 8, !tbaa !7
  %21 = load i32, ptr %10, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load ptr, ptr %5, align 8, !tbaa !7
  %25 = load i32, ptr %10, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  %28 = load i32, ptr %6, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %10, align 4, !tbaa !3
  %32 = load i32, ptr %7, align 4, !tbaa !3
  %33 = and i32 %31, %32
  %34 = icmp eq i32 %33, 0
  %35 = zext i1 %34 to i32
  %36 = load i8, ptr %8, align 1, !tbaa !10, !range !12, !noundef !13
  %37 = trunc i8 %36 to i1
  %38 = zext i1 %37 to i32
  %39 = icmp ne i32 %35, %38
  call void @_Z8exchangePiS_b(ptr noundef %23, ptr noundef %30, i1 noundef zeroext %39) #7
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4loadPiPKi(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %4, align 8, !tbaa !7
  %6 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %5, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !3
  %10 = load ptr, ptr %3, align 8, !tbaa !7
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr %10, i64 %12
  store i32 %9, ptr %13, align 4, !tbaa !3
  %14 = load ptr, ptr %4, align 8, !tbaa !7
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %16 = add i32 %15, 512
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %14, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = load ptr, ptr %3, align 8, !tbaa !7
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %22 = add i32 %21, 512
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %20, i64 %23
  store i32 %19, ptr %24, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sort_blocks(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %7 = load ptr, ptr %2, align 8, !tbaa !7
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %9 = mul i32 %8, 1024
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %7, i64 %10
  store ptr %11, ptr %3, align 8, !tbaa !7
  %12 = load ptr, ptr %3, align 8, !tbaa !7
  call void @_Z4loadPiPKi(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ11sort_blocksE4here to ptr), ptr noundef %12) #7
  call void @llvm.lifetime.start.p0(ptr %4) #6
  store i32 2, ptr %4, align 4, !tbaa !3
  br label %13

13:                                               ; preds = %34, %1
  %14 = load i32, ptr %4, align 4, !tbaa !3
  %15 = icmp sle i32 %14, 1024
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  store i32 2, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #6
  br label %37

17:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %18 = load i32, ptr %4, align 4, !tbaa !3
  %19 = sdiv i32 %18, 2
  store i32 %19, ptr %6, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %30, %17
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 5, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #6
  br label %33

24:                                               ; preds = %20
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = load i32, ptr %6, align 4, !tbaa !3
  %26 = load i32, ptr %4, align 4, !tbaa !3
  %27 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %28 = urem i32 %27, 2
  %29 = icmp eq i32 %28, 1
  call void @_Z4stepPiiib(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ11sort_blocksE4here to ptr), i32 noundef %25, i32 noundef %26, i1 noundef zeroext %29) #7
  br label %30

30:                                               ; preds = %24
  %31 = load i32, ptr %6, align 4, !tbaa !3
  %32 = sdiv i32 %31, 2
  store i32 %32, ptr %6, align 4, !tbaa !3
  br label %20, !llvm.loop !14

33:                                               ; preds = %23
  br label %34

34:                                               ; preds = %33
  %35 = load i32, ptr %4, align 4, !tbaa !3
  %36 = mul nsw i32 %35, 2
  store i32 %36, ptr %4, align 4, !tbaa !3
  br label %13, !llvm.loop !16

37:                                               ; preds = %16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = load ptr, ptr %3, align 8, !tbaa !7
  call void @_Z4loadPiPKi(ptr noundef %38, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ11sort_blocksE4here to ptr)) #7
  call void @llvm.lifetime.end.p0(ptr %3) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @merge_pairs(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %8 = load ptr, ptr %2, align 8, !tbaa !7
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %10 = mul i32 %9, 2048
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr %8, i64 %11
  store ptr %12, ptr %3, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %4) #6
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %13, ptr %4, align 4, !tbaa !3
  br label %14

14:                                               ; preds = %28, %1
  %15 = load i32, ptr %4, align 4, !tbaa !3
  %16 = icmp slt i32 %15, 1024
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr %4) #6
  br label %31

18:                                               ; preds = %14
  %19 = load ptr, ptr %3, align 8, !tbaa !7
  %20 = load i32, ptr %4, align 4, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %19, i64 %21
  %23 = load ptr, ptr %3, align 8, !tbaa !7
  %24 = load i32, ptr %4, align 4, !tbaa !3
  %25 = add nsw i32 %24, 1024
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %23, i64 %26
  call void @_Z8exchangePiS_b(ptr noundef %22, ptr noundef %27, i1 noundef zeroext true) #7
  br label %28

28:                                               ; preds = %18
  %29 = load i32, ptr %4, align 4, !tbaa !3
  %30 = add nsw i32 %29, 512
  store i32 %30, ptr %4, align 4, !tbaa !3
  br label %14, !llvm.loop !17

31:                                               ; preds = %17
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store i32 0, ptr %5, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %57, %31
  %33 = load i32, ptr %5, align 4, !tbaa !3
  %34 = icmp slt i32 %33, 2
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #6
  br label %60

36:                                               ; preds = %32
  %37 = load ptr, ptr %3, align 8, !tbaa !7
  %38 = load i32, ptr %5, align 4, !tbaa !3
  %39 = mul nsw i32 %38, 1024
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %37, i64 %40
  call void @_Z4loadPiPKi(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ11merge_pairsE4here to ptr), ptr noundef %41) #7
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 512, ptr %7, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %48, %36
  %43 = load i32, ptr %7, align 4, !tbaa !3
  %44 = icmp sgt i32 %43, 0
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  store i32 8, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %51

46:                                               ; preds = %42
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = load i32, ptr %7, align 4, !tbaa !3
  call void @_Z4stepPiiib(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ11merge_pairsE4here to ptr), i32 noundef %47, i32 noundef 0, i1 noundef zeroext false) #7
  br label %48

48:                                               ; preds = %46
  %49 = load i32, ptr %7, align 4, !tbaa !3
  %50 = sdiv i32 %49, 2
  store i32 %50, ptr %7, align 4, !tbaa !3
  br label %42, !llvm.loop !18

51:                                               ; preds = %45
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = load ptr, ptr %3, align 8, !tbaa !7
  %53 = load i32, ptr %5, align 4, !tbaa !3
  %54 = mul nsw i32 %53, 1024
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %52, i64 %55
  call void @_Z4loadPiPKi(ptr noundef %56, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ11merge_pairsE4here to ptr)) #7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %57

57:                                               ; preds = %51
  %58 = load i32, ptr %5, align 4, !tbaa !3
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %5, align 4, !tbaa !3
  br label %32, !llvm.loop !19

60:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr %3) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

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
!10 = !{!11, !11, i64 0}
!11 = !{!"bool", !5, i64 0}
!12 = !{i8 0, i8 2}
!13 = !{}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}

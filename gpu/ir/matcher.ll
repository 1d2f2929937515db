source_filename = "matcher.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ9match_allE4here = internal addrspace(3) global [256 x i8] undef, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef zeroext i1 @_Z5matchPKcS0_S0_S0_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i1, align 1
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !7
  store ptr %3, ptr %9, align 8, !tbaa !7
  br label %12

12:                                               ; preds = %61, %59, %4
  %13 = load ptr, ptr %6, align 8, !tbaa !7
  %14 = load ptr, ptr %7, align 8, !tbaa !7
  %15 = icmp ne ptr %13, %14
  br i1 %15, label %16, label %62

16:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %17 = load ptr, ptr %6, align 8, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %17, i32 1
  store ptr %18, ptr %6, align 8, !tbaa !7
  %19 = load i8, ptr %17, align 1, !tbaa !10
  store i8 %19, ptr %10, align 1, !tbaa !10
  %20 = load i8, ptr %10, align 1, !tbaa !10
  %21 = sext i8 %20 to i32
  %22 = icmp eq i32 %21, 101
  br i1 %22, label %23, label %40

23:                                               ; preds = %16
  br label %24

24:                                               ; preds = %36, %23
  %25 = load ptr, ptr %8, align 8, !tbaa !7
  %26 = load ptr, ptr %9, align 8, !tbaa !7
  %27 = icmp ne ptr %25, %26
  br i1 %27, label %28, label %39

28:                                               ; preds = %24
  %29 = load ptr, ptr %6, align 8, !tbaa !7
  %30 = load ptr, ptr %7, align 8, !tbaa !7
  %31 = load ptr, ptr %8, align 8, !tbaa !7
  %32 = load ptr, ptr %9, align 8, !tbaa !7
  %33 = call noundef zeroext i1 @_Z5matchPKcS0_S0_S0_(ptr noundef %29, ptr noundef %30, ptr noundef %31, ptr noundef %32) #7
  br i1 %33, label %34, label %35

34:                                               ; preds = %28
  store i1 true, ptr %5, align 1
  store i32 1, ptr %11, align 4
  br label %59

35:                                               ; preds = %28
  br label %36

36:                                               ; preds = %35
  %37 = load ptr, ptr %8, align 8, !tbaa !7
  %38 = getelementptr inbounds nuw i8, ptr %37, i32 1
  store ptr %38, ptr %8, align 8, !tbaa !7
  br label %24, !llvm.loop !11

39:                                               ; preds = %24
  store i32 2, ptr %11, align 4
  br label %59, !llvm.loop !13

40:                                               ; preds = %16
  %41 = load ptr, ptr %8, align 8, !tbaa !7
  %42 = load ptr, ptr %9, align 8, !tbaa !7
  %43 = icmp eq ptr %41, %42
  br i1 %43, label %55, label %44

44:                                               ; preds = %40
  %45 = load i8, ptr %10, align 1, !tbaa !10
  %46 = sext i8 %45 to i32
  %47 = icmp ne i32 %46, 100
  br i1 %47, label %48, label %56

48:                                               ; preds = %44
  %49 = load i8, ptr %10, align 1, !tbaa !10
  %50 = sext i8 %49 to i32
  %51 = load ptr, ptr %8, align 8, !tbaa !7
  %52 = load i8, ptr %51, align 1, !tbaa !10
  %53 = sext i8 %52 to i32
  %54 = icmp ne i32 %50, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %48, %40
  store i1 false, ptr %5, align 1
  store i32 1, ptr %11, align 4
  br label %59

56:                                               ; preds = %48, %44
  %57 = load ptr, ptr %8, align 8, !tbaa !7
  %58 = getelementptr inbounds nuw i8, ptr %57, i32 1
  store ptr %58, ptr %8, align 8, !tbaa !7
  store i32 0, ptr %11, align 4
  br label %59

59:                                               ; preds = %56, %55, %39, %34
  call void @llvm.lifetime.end.p0(ptr %10) #6
  %60 = load i32, ptr %11, align 4
  switch i32 %60, label %68 [
    i32 0, label %61
    i32 1, label %66
    i32 2, label %12
  ]

61:                                               ; preds = %59
  br label %12, !llvm.loop !13

62:                                               ; preds = %12
  %63 = load ptr, ptr %8, align 8, !tbaa !7
  %64 = load ptr, ptr %9, align 8, !tbaa !7
  %65 = icmp eq ptr %63, %64
  store i1 %65, ptr %5, align 1
  br label %66

66:                                               ; preds = %62, %59
  %67 = load i1, ptr %5, align 1
  ret i1 %67

68:                                               ; preds = %59
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef zeroext i1 @_Z6searchPKciS0_i(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca i1, align 1
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store i32 %1, ptr %7, align 4, !tbaa !3
  store ptr %2, ptr %8, align 8, !tbaa !7
  store i32 %3, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %13

13:                                               ; preds = %55, %4
  %14 = load i32, ptr %10, align 4, !tbaa !3
  %15 = load i32, ptr %9, align 4, !tbaa !3
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  store i32 2, ptr %11, align 4
  br label %58

18:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %19 = load i32, ptr %10, align 4, !tbaa !3
  store i32 %19, ptr %12, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %49, %18
  %21 = load i32, ptr %12, align 4, !tbaa !3
  %22 = load i32, ptr %9, align 4, !tbaa !3
  %23 = icmp sle i32 %21, %22
  br i1 %23, label %24, label %29

24:                                               ; preds = %20
  %25 = load i32, ptr %12, align 4, !tbaa !3
  %26 = load i32, ptr %10, align 4, !tbaa !3
  %27 = add nsw i32 %26, 12
  %28 = icmp sle i32 %25, %27
  br label %29

29:                                               ; preds = %24, %20
  %30 = phi i1 [ false, %20 ], [ %28, %24 ]
  br i1 %30, label %32, label %31

31:                                               ; preds = %29
  store i32 5, ptr %11, align 4
  br label %52

32:                                               ; preds = %29
  %33 = load ptr, ptr %6, align 8, !tbaa !7
  %34 = load ptr, ptr %6, align 8, !tbaa !7
  %35 = load i32, ptr %7, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr %34, i64 %36
  %38 = load ptr, ptr %8, align 8, !tbaa !7
  %39 = load i32, ptr %10, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %38, i64 %40
  %42 = load ptr, ptr %8, align 8, !tbaa !7
  %43 = load i32, ptr %12, align 4, !tbaa !3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr %42, i64 %44
  %46 = call noundef zeroext i1 @_Z5matchPKcS0_S0_S0_(ptr noundef %33, ptr noundef %37, ptr noundef %41, ptr noundef %45) #7
  br i1 %46, label %47, label %48

47:                                               ; preds = %32
  store i1 true, ptr %5, align 1
  store i32 1, ptr %11, align 4
  br label %52

48:                                               ; preds = %32
  br label %49

49:                                               ; preds = %48
  %50 = load i32, ptr %12, align 4, !tbaa !3
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %12, align 4, !tbaa !3
  br label %20, !llvm.loop !14

52:                                               ; preds = %47, %31
  call void @llvm.lifetime.end.p0(ptr %12) #6
  %53 = load i32, ptr %11, align 4
  switch i32 %53, label %58 [
    i32 5, label %54
  ]

54:                                               ; preds = %52
  br label %55

55:                                               ; preds = %54
  %56 = load i32, ptr %10, align 4, !tbaa !3
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %10, align 4, !tbaa !3
  br label %13, !llvm.loop !15

58:                                               ; preds = %52, %17
  call void @llvm.lifetime.end.p0(ptr %10) #6
  %59 = load i32, ptr %11, align 4
  switch i32 %59, label %63 [
    i32 2, label %60
    i32 1, label %61
  ]

60:                                               ; preds = %58
  store i1 false, ptr %5, align 1
  br label %61

61:                                               ; preds = %60, %58
  %62 = load i1, ptr %5, align 1
  ret i1 %62

63:                                               ; preds = %58
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @match_all(ptr noundef %0, ptr noundef %1, ptr noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !16
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  %10 = load ptr, ptr %6, align 8, !tbaa !7
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !10
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw [256 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ9match_allE4here to ptr), i64 0, i64 %16
  store i8 %14, ptr %17, align 1, !tbaa !10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %19 = mul i32 %18, 256
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %21 = add i32 %19, %20
  store i32 %21, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #6
  store i32 0, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store i32 0, ptr %9, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %43, %3
  %23 = load i32, ptr %9, align 4, !tbaa !3
  %24 = icmp slt i32 %23, 8
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %46

26:                                               ; preds = %22
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = mul nsw i32 %27, 16
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9match_allE4here to ptr), i64 %29
  %31 = load ptr, ptr %5, align 8, !tbaa !7
  %32 = load i32, ptr %7, align 4, !tbaa !3
  %33 = mul nsw i32 %32, 32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %31, i64 %34
  %36 = call noundef zeroext i1 @_Z6searchPKciS0_i(ptr noundef %30, i32 noundef 8, ptr noundef %35, i32 noundef 32) #7
  br i1 %36, label %37, label %42

37:                                               ; preds = %26
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = shl i32 1, %38
  %40 = load i32, ptr %8, align 4, !tbaa !3
  %41 = or i32 %40, %39
  store i32 %41, ptr %8, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %37, %26
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %9, align 4, !tbaa !3
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %9, align 4, !tbaa !3
  br label %22, !llvm.loop !18

46:                                               ; preds = %25
  %47 = load i32, ptr %8, align 4, !tbaa !3
  %48 = load ptr, ptr %4, align 8, !tbaa !16
  %49 = load i32, ptr %7, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  store i32 %47, ptr %51, align 4, !tbaa !3
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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!5, !5, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 int", !9, i64 0}
!18 = distinct !{!18, !12}

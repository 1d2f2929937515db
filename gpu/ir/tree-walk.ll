source_filename = "tree-walk.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Stack = type { ptr, i32 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ4walkE3top = internal addrspace(3) global [255 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4pushP5Stacki(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = load ptr, ptr %3, align 8, !tbaa !7
  %7 = getelementptr inbounds nuw %struct.Stack, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8, !tbaa !10
  %9 = load ptr, ptr %3, align 8, !tbaa !7
  %10 = getelementptr inbounds nuw %struct.Stack, ptr %9, i32 0, i32 1
  %11 = load i32, ptr %10, align 8, !tbaa !13
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %10, align 8, !tbaa !13
  %13 = sext i32 %11 to i64
  %14 = getelementptr inbounds i32, ptr %8, i64 %13
  store i32 %5, ptr %14, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z3popP5Stack(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !7
  %3 = load ptr, ptr %2, align 8, !tbaa !7
  %4 = getelementptr inbounds nuw %struct.Stack, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !10
  %6 = load ptr, ptr %2, align 8, !tbaa !7
  %7 = getelementptr inbounds nuw %struct.Stack, ptr %6, i32 0, i32 1
  %8 = load i32, ptr %7, align 8, !tbaa !13
  %9 = add nsw i32 %8, -1
  store i32 %9, ptr %7, align 8, !tbaa !13
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %5, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !3
  ret i32 %12
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z5visitPKiiii(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !14
  store i32 %1, ptr %6, align 4, !tbaa !3
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %10 = load ptr, ptr %5, align 8, !tbaa !14
  %11 = load i32, ptr %6, align 4, !tbaa !3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %10, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = sub nsw i32 %14, %15
  store i32 %16, ptr %9, align 4, !tbaa !3
  %17 = load i32, ptr %9, align 4, !tbaa !3
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %4
  %20 = load i32, ptr %9, align 4, !tbaa !3
  %21 = sub nsw i32 0, %20
  br label %24

22:                                               ; preds = %4
  %23 = load i32, ptr %9, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %22, %19
  %25 = phi i32 [ %21, %19 ], [ %23, %22 ]
  store i32 %25, ptr %9, align 4, !tbaa !3
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = load i32, ptr %8, align 4, !tbaa !3
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %31

29:                                               ; preds = %24
  %30 = load i32, ptr %9, align 4, !tbaa !3
  br label %32

31:                                               ; preds = %24
  br label %32

32:                                               ; preds = %31, %29
  %33 = phi i32 [ %30, %29 ], [ -1, %31 ]
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret i32 %33
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @walk(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca [40 x i32], align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.Stack, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !14
  store ptr %1, ptr %6, align 8, !tbaa !14
  store ptr %2, ptr %7, align 8, !tbaa !14
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 0, ptr %10, align 4, !tbaa !3
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %17 = icmp ult i32 %16, 255
  br i1 %17, label %18, label %27

18:                                               ; preds = %4
  %19 = load ptr, ptr %6, align 8, !tbaa !14
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %19, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw [255 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4walkE3top to ptr), i64 0, i64 %25
  store i32 %23, ptr %26, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %18, %4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %28 = load ptr, ptr %7, align 8, !tbaa !14
  %29 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %30 = mul i32 %29, 256
  %31 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %32 = add i32 %30, %31
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr %28, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  store i32 %35, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %36 = getelementptr inbounds nuw %struct.Stack, ptr %12, i32 0, i32 0
  %37 = getelementptr inbounds [40 x i32], ptr %9, i64 0, i64 0
  store ptr %37, ptr %36, align 8, !tbaa !10
  %38 = getelementptr inbounds nuw %struct.Stack, ptr %12, i32 0, i32 1
  store i32 0, ptr %38, align 8, !tbaa !13
  call void @_Z4pushP5Stacki(ptr noundef %12, i32 noundef 0) #7
  br label %39

39:                                               ; preds = %81, %79, %27
  %40 = getelementptr inbounds nuw %struct.Stack, ptr %12, i32 0, i32 1
  %41 = load i32, ptr %40, align 8, !tbaa !13
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %43, label %82

43:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %44 = call noundef i32 @_Z3popP5Stack(ptr noundef %12) #7
  store i32 %44, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %45 = load i32, ptr %13, align 4, !tbaa !3
  %46 = icmp slt i32 %45, 255
  br i1 %46, label %47, label %51

47:                                               ; preds = %43
  %48 = load i32, ptr %13, align 4, !tbaa !3
  %49 = load i32, ptr %11, align 4, !tbaa !3
  %50 = call noundef i32 @_Z5visitPKiiii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ4walkE3top to ptr), i32 noundef %48, i32 noundef %49, i32 noundef 900000) #7
  br label %56

51:                                               ; preds = %43
  %52 = load ptr, ptr %6, align 8, !tbaa !14
  %53 = load i32, ptr %13, align 4, !tbaa !3
  %54 = load i32, ptr %11, align 4, !tbaa !3
  %55 = call noundef i32 @_Z5visitPKiiii(ptr noundef %52, i32 noundef %53, i32 noundef %54, i32 noundef 250000) #7
  br label %56

56:                                               ; preds = %51, %47
  %57 = phi i32 [ %50, %47 ], [ %55, %51 ]
  store i32 %57, ptr %14, align 4, !tbaa !3
  %58 = load i32, ptr %14, align 4, !tbaa !3
  %59 = icmp slt i32 %58, 0
  br i1 %59, label %60, label %61

60:                                               ; preds = %56
  store i32 2, ptr %15, align 4
  br label %79, !llvm.loop !15

61:                                               ; preds = %56
  %62 = load i32, ptr %14, align 4, !tbaa !3
  %63 = and i32 %62, 1023
  %64 = load i32, ptr %10, align 4, !tbaa !3
  %65 = add nsw i32 %64, %63
  store i32 %65, ptr %10, align 4, !tbaa !3
  %66 = load i32, ptr %13, align 4, !tbaa !3
  %67 = mul nsw i32 2, %66
  %68 = add nsw i32 %67, 2
  %69 = load i32, ptr %8, align 4, !tbaa !3
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %71, label %78

71:                                               ; preds = %61
  %72 = load i32, ptr %13, align 4, !tbaa !3
  %73 = mul nsw i32 2, %72
  %74 = add nsw i32 %73, 1
  call void @_Z4pushP5Stacki(ptr noundef %12, i32 noundef %74) #7
  %75 = load i32, ptr %13, align 4, !tbaa !3
  %76 = mul nsw i32 2, %75
  %77 = add nsw i32 %76, 2
  call void @_Z4pushP5Stacki(ptr noundef %12, i32 noundef %77) #7
  br label %78

78:                                               ; preds = %71, %61
  store i32 0, ptr %15, align 4
  br label %79

79:                                               ; preds = %78, %60
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  %80 = load i32, ptr %15, align 4
  switch i32 %80, label %91 [
    i32 0, label %81
    i32 2, label %39
  ]

81:                                               ; preds = %79
  br label %39, !llvm.loop !15

82:                                               ; preds = %39
  %83 = load i32, ptr %10, align 4, !tbaa !3
  %84 = load ptr, ptr %5, align 8, !tbaa !14
  %85 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %86 = mul i32 %85, 256
  %87 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %88 = add i32 %86, %87
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr %84, i64 %89
  store i32 %83, ptr %90, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void

91:                                               ; preds = %79
  unreachable
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
!8 = !{!"p1 _ZTS5Stack", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !12, i64 0}
!11 = !{!"_ZTS5Stack", !12, i64 0, !4, i64 8}
!12 = !{!"p1 int", !9, i64 0}
!13 = !{!11, !4, i64 8}
!14 = !{!12, !12, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}

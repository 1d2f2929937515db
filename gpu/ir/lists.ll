source_filename = "lists.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Node = type { ptr, i32, i32 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ10search_allE4pool = internal addrspace(3) global [512 x %struct.Node] undef, align 8
@_ZZ10search_allE7buckets = internal addrspace(3) global [64 x ptr] undef, align 8

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z5totalPK4Nodei(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store i32 0, ptr %5, align 4, !tbaa !3
  br label %6

6:                                                ; preds = %22, %2
  %7 = load ptr, ptr %3, align 8, !tbaa !7
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %26

9:                                                ; preds = %6
  %10 = load ptr, ptr %3, align 8, !tbaa !7
  %11 = getelementptr inbounds nuw %struct.Node, ptr %10, i32 0, i32 1
  %12 = load i32, ptr %11, align 8, !tbaa !10
  %13 = load i32, ptr %4, align 4, !tbaa !3
  %14 = icmp eq i32 %12, %13
  br i1 %14, label %15, label %21

15:                                               ; preds = %9
  %16 = load ptr, ptr %3, align 8, !tbaa !7
  %17 = getelementptr inbounds nuw %struct.Node, ptr %16, i32 0, i32 2
  %18 = load i32, ptr %17, align 4, !tbaa !12
  %19 = load i32, ptr %5, align 4, !tbaa !3
  %20 = add nsw i32 %19, %18
  store i32 %20, ptr %5, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %15, %9
  br label %22

22:                                               ; preds = %21
  %23 = load ptr, ptr %3, align 8, !tbaa !7
  %24 = getelementptr inbounds nuw %struct.Node, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8, !tbaa !13
  store ptr %25, ptr %3, align 8, !tbaa !7
  br label %6, !llvm.loop !14

26:                                               ; preds = %6
  %27 = load i32, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret i32 %27
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4fillP4NodeS0_ii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load ptr, ptr %6, align 8, !tbaa !7
  %10 = load ptr, ptr %5, align 8, !tbaa !7
  %11 = getelementptr inbounds nuw %struct.Node, ptr %10, i32 0, i32 0
  store ptr %9, ptr %11, align 8, !tbaa !13
  %12 = load i32, ptr %7, align 4, !tbaa !3
  %13 = load ptr, ptr %5, align 8, !tbaa !7
  %14 = getelementptr inbounds nuw %struct.Node, ptr %13, i32 0, i32 1
  store i32 %12, ptr %14, align 8, !tbaa !10
  %15 = load i32, ptr %8, align 4, !tbaa !3
  %16 = load ptr, ptr %5, align 8, !tbaa !7
  %17 = getelementptr inbounds nuw %struct.Node, ptr %16, i32 0, i32 2
  store i32 %15, ptr %17, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @link(ptr noundef %0, ptr noundef %1, ptr noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !16
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %12 = mul i32 %11, 256
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #6
  store ptr null, ptr %8, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store i32 0, ptr %9, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %39, %3
  %16 = load i32, ptr %9, align 4, !tbaa !3
  %17 = icmp slt i32 %16, 4
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %42

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %20 = load i32, ptr %7, align 4, !tbaa !3
  %21 = mul nsw i32 %20, 4
  %22 = load i32, ptr %9, align 4, !tbaa !3
  %23 = add nsw i32 %21, %22
  store i32 %23, ptr %10, align 4, !tbaa !3
  %24 = load ptr, ptr %5, align 8, !tbaa !7
  %25 = load i32, ptr %10, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.Node, ptr %24, i64 %26
  %28 = load ptr, ptr %8, align 8, !tbaa !7
  %29 = load ptr, ptr %6, align 8, !tbaa !19
  %30 = load i32, ptr %10, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = load i32, ptr %10, align 4, !tbaa !3
  call void @_Z4fillP4NodeS0_ii(ptr noundef %27, ptr noundef %28, i32 noundef %33, i32 noundef %34) #7
  %35 = load ptr, ptr %5, align 8, !tbaa !7
  %36 = load i32, ptr %10, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds %struct.Node, ptr %35, i64 %37
  store ptr %38, ptr %8, align 8, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %39

39:                                               ; preds = %19
  %40 = load i32, ptr %9, align 4, !tbaa !3
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %9, align 4, !tbaa !3
  br label %15, !llvm.loop !21

42:                                               ; preds = %18
  %43 = load ptr, ptr %8, align 8, !tbaa !7
  %44 = load ptr, ptr %4, align 8, !tbaa !16
  %45 = load i32, ptr %7, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds ptr, ptr %44, i64 %46
  store ptr %43, ptr %47, align 8, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @search_all(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !19
  store ptr %1, ptr %6, align 8, !tbaa !16
  store ptr %2, ptr %7, align 8, !tbaa !19
  store ptr %3, ptr %8, align 8, !tbaa !19
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %19 = icmp ult i32 %18, 64
  br i1 %19, label %20, label %55

20:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store ptr null, ptr %9, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %47, %20
  %22 = load i32, ptr %10, align 4, !tbaa !3
  %23 = icmp slt i32 %22, 8
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %50

25:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %27 = mul i32 %26, 8
  %28 = load i32, ptr %10, align 4, !tbaa !3
  %29 = add i32 %27, %28
  store i32 %29, ptr %11, align 4, !tbaa !3
  %30 = load i32, ptr %11, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [512 x %struct.Node], ptr addrspacecast (ptr addrspace(3) @_ZZ10search_allE4pool to ptr), i64 0, i64 %31
  %33 = load ptr, ptr %9, align 8, !tbaa !7
  %34 = load ptr, ptr %7, align 8, !tbaa !19
  %35 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %36 = mul i32 %35, 256
  %37 = load i32, ptr %11, align 4, !tbaa !3
  %38 = sdiv i32 %37, 2
  %39 = add i32 %36, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %34, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = load i32, ptr %11, align 4, !tbaa !3
  call void @_Z4fillP4NodeS0_ii(ptr noundef %32, ptr noundef %33, i32 noundef %42, i32 noundef %43) #7
  %44 = load i32, ptr %11, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [512 x %struct.Node], ptr addrspacecast (ptr addrspace(3) @_ZZ10search_allE4pool to ptr), i64 0, i64 %45
  store ptr %46, ptr %9, align 8, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %47

47:                                               ; preds = %25
  %48 = load i32, ptr %10, align 4, !tbaa !3
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %10, align 4, !tbaa !3
  br label %21, !llvm.loop !22

50:                                               ; preds = %24
  %51 = load ptr, ptr %9, align 8, !tbaa !7
  %52 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw [64 x ptr], ptr addrspacecast (ptr addrspace(3) @_ZZ10search_allE7buckets to ptr), i64 0, i64 %53
  store ptr %51, ptr %54, align 8, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %55

55:                                               ; preds = %50, %4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %56 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %56, ptr %12, align 4, !tbaa !3
  br label %57

57:                                               ; preds = %116, %55
  %58 = load i32, ptr %12, align 4, !tbaa !3
  %59 = icmp slt i32 %58, 1024
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %119

61:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %62 = load ptr, ptr %8, align 8, !tbaa !19
  %63 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %64 = mul i32 %63, 1024
  %65 = load i32, ptr %12, align 4, !tbaa !3
  %66 = add i32 %64, %65
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr %62, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  store i32 %69, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #6
  store i32 0, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #6
  store i32 0, ptr %16, align 4, !tbaa !3
  br label %70

70:                                               ; preds = %83, %61
  %71 = load i32, ptr %16, align 4, !tbaa !3
  %72 = icmp slt i32 %71, 64
  br i1 %72, label %74, label %73

73:                                               ; preds = %70
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br label %86

74:                                               ; preds = %70
  %75 = load i32, ptr %16, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [64 x ptr], ptr addrspacecast (ptr addrspace(3) @_ZZ10search_allE7buckets to ptr), i64 0, i64 %76
  %78 = load ptr, ptr %77, align 8, !tbaa !7
  %79 = load i32, ptr %14, align 4, !tbaa !3
  %80 = call noundef i32 @_Z5totalPK4Nodei(ptr noundef %78, i32 noundef %79) #7
  %81 = load i32, ptr %15, align 4, !tbaa !3
  %82 = add nsw i32 %81, %80
  store i32 %82, ptr %15, align 4, !tbaa !3
  br label %83

83:                                               ; preds = %74
  %84 = load i32, ptr %16, align 4, !tbaa !3
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %16, align 4, !tbaa !3
  br label %70, !llvm.loop !23

86:                                               ; preds = %73
  call void @llvm.lifetime.start.p0(ptr %17) #6
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %87

87:                                               ; preds = %104, %86
  %88 = load i32, ptr %17, align 4, !tbaa !3
  %89 = icmp slt i32 %88, 16
  br i1 %89, label %91, label %90

90:                                               ; preds = %87
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %107

91:                                               ; preds = %87
  %92 = load ptr, ptr %6, align 8, !tbaa !16
  %93 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %94 = mul i32 %93, 64
  %95 = load i32, ptr %17, align 4, !tbaa !3
  %96 = add i32 %94, %95
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw ptr, ptr %92, i64 %97
  %99 = load ptr, ptr %98, align 8, !tbaa !7
  %100 = load i32, ptr %14, align 4, !tbaa !3
  %101 = call noundef i32 @_Z5totalPK4Nodei(ptr noundef %99, i32 noundef %100) #7
  %102 = load i32, ptr %15, align 4, !tbaa !3
  %103 = add nsw i32 %102, %101
  store i32 %103, ptr %15, align 4, !tbaa !3
  br label %104

104:                                              ; preds = %91
  %105 = load i32, ptr %17, align 4, !tbaa !3
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %17, align 4, !tbaa !3
  br label %87, !llvm.loop !24

107:                                              ; preds = %90
  %108 = load i32, ptr %15, align 4, !tbaa !3
  %109 = load ptr, ptr %5, align 8, !tbaa !19
  %110 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %111 = mul i32 %110, 1024
  %112 = load i32, ptr %12, align 4, !tbaa !3
  %113 = add i32 %111, %112
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i32, ptr %109, i64 %114
  store i32 %108, ptr %115, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %116

116:                                              ; preds = %107
  %117 = load i32, ptr %12, align 4, !tbaa !3
  %118 = add nsw i32 %117, 256
  store i32 %118, ptr %12, align 4, !tbaa !3
  br label %57, !llvm.loop !25

119:                                              ; preds = %60
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

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
!8 = !{!"p1 _ZTS4Node", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !4, i64 8}
!11 = !{!"_ZTS4Node", !8, i64 0, !4, i64 8, !4, i64 12}
!12 = !{!11, !4, i64 12}
!13 = !{!11, !8, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!17, !17, i64 0}
!17 = !{!"p2 _ZTS4Node", !18, i64 0}
!18 = !{!"any p2 pointer", !9, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 int", !9, i64 0}
!21 = distinct !{!21, !15}
!22 = distinct !{!22, !15}
!23 = distinct !{!23, !15}
!24 = distinct !{!24, !15}
!25 = distinct !{!25, !15}

source_filename = "knapsack.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Item = type { ptr, ptr }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ4packE1a = internal addrspace(3) global [512 x i32] undef, align 4
@_ZZ4packE1b = internal addrspace(3) global [512 x i32] undef, align 4
@_ZZ4packE1w = internal addrspace(3) global [32 x i32] undef, align 4
@_ZZ4packE1v = internal addrspace(3) global [32 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z5relaxPiPKiPK4Itemi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !10
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %11 = load ptr, ptr %6, align 8, !tbaa !7
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %11, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  store i32 %15, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %16 = load i32, ptr %8, align 4, !tbaa !3
  %17 = load ptr, ptr %7, align 8, !tbaa !10
  %18 = getelementptr inbounds nuw %struct.Item, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8, !tbaa !12
  %20 = load i32, ptr %19, align 4, !tbaa !3
  %21 = icmp sge i32 %16, %20
  br i1 %21, label %22, label %38

22:                                               ; preds = %4
  %23 = load ptr, ptr %6, align 8, !tbaa !7
  %24 = load i32, ptr %8, align 4, !tbaa !3
  %25 = load ptr, ptr %7, align 8, !tbaa !10
  %26 = getelementptr inbounds nuw %struct.Item, ptr %25, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8, !tbaa !12
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = sub nsw i32 %24, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %23, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = load ptr, ptr %7, align 8, !tbaa !10
  %34 = getelementptr inbounds nuw %struct.Item, ptr %33, i32 0, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !14
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = add nsw i32 %32, %36
  br label %39

38:                                               ; preds = %4
  br label %39

39:                                               ; preds = %38, %22
  %40 = phi i32 [ %37, %22 ], [ 0, %38 ]
  store i32 %40, ptr %10, align 4, !tbaa !3
  %41 = load i32, ptr %10, align 4, !tbaa !3
  %42 = load i32, ptr %9, align 4, !tbaa !3
  %43 = call noundef i32 @_ZL3maxii(i32 noundef %41, i32 noundef %42) #7
  %44 = load ptr, ptr %5, align 8, !tbaa !7
  %45 = load i32, ptr %8, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  store i32 %43, ptr %47, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pack(ptr noundef %0, ptr noundef %1, ptr noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.Item, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %15, ptr %7, align 4, !tbaa !3
  br label %16

16:                                               ; preds = %24, %3
  %17 = load i32, ptr %7, align 4, !tbaa !3
  %18 = icmp slt i32 %17, 512
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %27

20:                                               ; preds = %16
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4packE1a to ptr), i64 0, i64 %22
  store i32 0, ptr %23, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %20
  %25 = load i32, ptr %7, align 4, !tbaa !3
  %26 = add nsw i32 %25, 256
  store i32 %26, ptr %7, align 4, !tbaa !3
  br label %16, !llvm.loop !15

27:                                               ; preds = %19
  %28 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %29 = icmp ult i32 %28, 32
  br i1 %29, label %30, label %53

30:                                               ; preds = %27
  %31 = load ptr, ptr %5, align 8, !tbaa !7
  %32 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %33 = mul i32 %32, 32
  %34 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %35 = add i32 %33, %34
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %31, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4packE1w to ptr), i64 0, i64 %40
  store i32 %38, ptr %41, align 4, !tbaa !3
  %42 = load ptr, ptr %6, align 8, !tbaa !7
  %43 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %44 = mul i32 %43, 32
  %45 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %46 = add i32 %44, %45
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %42, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !3
  %50 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4packE1v to ptr), i64 0, i64 %51
  store i32 %49, ptr %52, align 4, !tbaa !3
  br label %53

53:                                               ; preds = %30, %27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %8) #6
  store ptr addrspacecast (ptr addrspace(3) @_ZZ4packE1a to ptr), ptr %8, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store ptr addrspacecast (ptr addrspace(3) @_ZZ4packE1b to ptr), ptr %9, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %54

54:                                               ; preds = %83, %53
  %55 = load i32, ptr %10, align 4, !tbaa !3
  %56 = icmp slt i32 %55, 32
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i32 5, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %86

58:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %59 = getelementptr inbounds nuw %struct.Item, ptr %12, i32 0, i32 0
  %60 = load i32, ptr %10, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4packE1w to ptr), i64 0, i64 %61
  store ptr %62, ptr %59, align 8, !tbaa !12
  %63 = getelementptr inbounds nuw %struct.Item, ptr %12, i32 0, i32 1
  %64 = load i32, ptr %10, align 4, !tbaa !3
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4packE1v to ptr), i64 0, i64 %65
  store ptr %66, ptr %63, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %67 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %67, ptr %13, align 4, !tbaa !3
  br label %68

68:                                               ; preds = %76, %58
  %69 = load i32, ptr %13, align 4, !tbaa !3
  %70 = icmp slt i32 %69, 512
  br i1 %70, label %72, label %71

71:                                               ; preds = %68
  store i32 8, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %79

72:                                               ; preds = %68
  %73 = load ptr, ptr %9, align 8, !tbaa !7
  %74 = load ptr, ptr %8, align 8, !tbaa !7
  %75 = load i32, ptr %13, align 4, !tbaa !3
  call void @_Z5relaxPiPKiPK4Itemi(ptr noundef %73, ptr noundef %74, ptr noundef %12, i32 noundef %75) #7
  br label %76

76:                                               ; preds = %72
  %77 = load i32, ptr %13, align 4, !tbaa !3
  %78 = add nsw i32 %77, 256
  store i32 %78, ptr %13, align 4, !tbaa !3
  br label %68, !llvm.loop !17

79:                                               ; preds = %71
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %80 = load ptr, ptr %8, align 8, !tbaa !7
  store ptr %80, ptr %14, align 8, !tbaa !7
  %81 = load ptr, ptr %9, align 8, !tbaa !7
  store ptr %81, ptr %8, align 8, !tbaa !7
  %82 = load ptr, ptr %14, align 8, !tbaa !7
  store ptr %82, ptr %9, align 8, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %83

83:                                               ; preds = %79
  %84 = load i32, ptr %10, align 4, !tbaa !3
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %10, align 4, !tbaa !3
  br label %54, !llvm.loop !18

86:                                               ; preds = %57
  %87 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %97

89:                                               ; preds = %86
  %90 = load ptr, ptr %8, align 8, !tbaa !7
  %91 = getelementptr inbounds i32, ptr %90, i64 511
  %92 = load i32, ptr %91, align 4, !tbaa !3
  %93 = load ptr, ptr %4, align 8, !tbaa !7
  %94 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr %93, i64 %95
  store i32 %92, ptr %96, align 4, !tbaa !3
  br label %97

97:                                               ; preds = %89, %86
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

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
!11 = !{!"p1 _ZTS4Item", !9, i64 0}
!12 = !{!13, !8, i64 0}
!13 = !{!"_ZTS4Item", !8, i64 0, !8, i64 8}
!14 = !{!13, !8, i64 8}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !16}

source_filename = "compaction.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ8keep_allE5flags = internal addrspace(3) global [256 x i32] undef, align 4
@_ZZ8keep_allE4tile = internal addrspace(3) global [1024 x i32] undef, align 4
@_ZZ8keep_allE4kept = internal addrspace(3) global [1024 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef zeroext i1 @_Z7is_evenPKi(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !7
  %3 = load ptr, ptr %2, align 8, !tbaa !7
  %4 = load i32, ptr %3, align 4, !tbaa !3
  %5 = srem i32 %4, 2
  %6 = icmp eq i32 %5, 0
  ret i1 %6
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef zeroext i1 @_Z8is_largePKi(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !7
  %3 = load ptr, ptr %2, align 8, !tbaa !7
  %4 = load i32, ptr %3, align 4, !tbaa !3
  %5 = icmp sgt i32 %4, 600
  ret i1 %5
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z4rankPibS_(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  %10 = zext i1 %1 to i8
  store i8 %10, ptr %5, align 1, !tbaa !10
  store ptr %2, ptr %6, align 8, !tbaa !7
  %11 = load i8, ptr %5, align 1, !tbaa !10, !range !12, !noundef !13
  %12 = trunc i8 %11 to i1
  %13 = zext i1 %12 to i32
  %14 = load ptr, ptr %4, align 8, !tbaa !7
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %14, i64 %16
  store i32 %13, ptr %17, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 1, ptr %7, align 4, !tbaa !3
  br label %18

18:                                               ; preds = %44, %3
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = icmp slt i32 %19, 256
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %47

22:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %24 = load i32, ptr %7, align 4, !tbaa !3
  %25 = icmp uge i32 %23, %24
  br i1 %25, label %26, label %34

26:                                               ; preds = %22
  %27 = load ptr, ptr %4, align 8, !tbaa !7
  %28 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %29 = load i32, ptr %7, align 4, !tbaa !3
  %30 = sub i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %27, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !3
  br label %35

34:                                               ; preds = %22
  br label %35

35:                                               ; preds = %34, %26
  %36 = phi i32 [ %33, %26 ], [ 0, %34 ]
  store i32 %36, ptr %8, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = load i32, ptr %8, align 4, !tbaa !3
  %38 = load ptr, ptr %4, align 8, !tbaa !7
  %39 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %38, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = add nsw i32 %42, %37
  store i32 %43, ptr %41, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %44

44:                                               ; preds = %35
  %45 = load i32, ptr %7, align 4, !tbaa !3
  %46 = mul nsw i32 %45, 2
  store i32 %46, ptr %7, align 4, !tbaa !3
  br label %18, !llvm.loop !14

47:                                               ; preds = %21
  %48 = load ptr, ptr %4, align 8, !tbaa !7
  %49 = getelementptr inbounds i32, ptr %48, i64 255
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = load ptr, ptr %6, align 8, !tbaa !7
  store i32 %50, ptr %51, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %52 = load ptr, ptr %4, align 8, !tbaa !7
  %53 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %52, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !3
  %57 = load i8, ptr %5, align 1, !tbaa !10, !range !12, !noundef !13
  %58 = trunc i8 %57 to i1
  %59 = zext i1 %58 to i32
  %60 = sub nsw i32 %56, %59
  store i32 %60, ptr %9, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = load i32, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret i32 %61
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z4keepPiPKiiS_PFbS1_E(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !7
  store i32 %2, ptr %8, align 4, !tbaa !3
  store ptr %3, ptr %9, align 8, !tbaa !7
  store ptr %4, ptr %10, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !3
  br label %17

17:                                               ; preds = %52, %5
  %18 = load i32, ptr %12, align 4, !tbaa !3
  %19 = load i32, ptr %8, align 4, !tbaa !3
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %55

22:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %23 = load ptr, ptr %7, align 8, !tbaa !7
  %24 = load i32, ptr %12, align 4, !tbaa !3
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %26 = add i32 %24, %25
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %23, i64 %27
  store ptr %28, ptr %13, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %29 = load ptr, ptr %10, align 8, !tbaa !16
  %30 = load ptr, ptr %13, align 8, !tbaa !7
  %31 = call noundef zeroext i1 %29(ptr noundef %30) #6
  %32 = zext i1 %31 to i8
  store i8 %32, ptr %14, align 1, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %15) #7
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %33 = load ptr, ptr %9, align 8, !tbaa !7
  %34 = load i8, ptr %14, align 1, !tbaa !10, !range !12, !noundef !13
  %35 = trunc i8 %34 to i1
  %36 = call noundef i32 @_Z4rankPibS_(ptr noundef %33, i1 noundef zeroext %35, ptr noundef %15) #6
  store i32 %36, ptr %16, align 4, !tbaa !3
  %37 = load i8, ptr %14, align 1, !tbaa !10, !range !12, !noundef !13
  %38 = trunc i8 %37 to i1
  br i1 %38, label %39, label %48

39:                                               ; preds = %22
  %40 = load ptr, ptr %13, align 8, !tbaa !7
  %41 = load i32, ptr %40, align 4, !tbaa !3
  %42 = load ptr, ptr %6, align 8, !tbaa !7
  %43 = load i32, ptr %11, align 4, !tbaa !3
  %44 = load i32, ptr %16, align 4, !tbaa !3
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %42, i64 %46
  store i32 %41, ptr %47, align 4, !tbaa !3
  br label %48

48:                                               ; preds = %39, %22
  %49 = load i32, ptr %15, align 4, !tbaa !3
  %50 = load i32, ptr %11, align 4, !tbaa !3
  %51 = add nsw i32 %50, %49
  store i32 %51, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %52

52:                                               ; preds = %48
  %53 = load i32, ptr %12, align 4, !tbaa !3
  %54 = add nsw i32 %53, 256
  store i32 %54, ptr %12, align 4, !tbaa !3
  br label %17, !llvm.loop !17

55:                                               ; preds = %21
  %56 = load i32, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret i32 %56
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @keep_all(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #4 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !7
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  store i32 %15, ptr %11, align 4, !tbaa !3
  br label %16

16:                                               ; preds = %34, %5
  %17 = load i32, ptr %11, align 4, !tbaa !3
  %18 = load i32, ptr %9, align 4, !tbaa !3
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %37

21:                                               ; preds = %16
  %22 = load ptr, ptr %8, align 8, !tbaa !7
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %24 = load i32, ptr %9, align 4, !tbaa !3
  %25 = mul i32 %23, %24
  %26 = load i32, ptr %11, align 4, !tbaa !3
  %27 = add i32 %25, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %22, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = load i32, ptr %11, align 4, !tbaa !3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8keep_allE4tile to ptr), i64 0, i64 %32
  store i32 %30, ptr %33, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %21
  %35 = load i32, ptr %11, align 4, !tbaa !3
  %36 = add nsw i32 %35, 256
  store i32 %36, ptr %11, align 4, !tbaa !3
  br label %16, !llvm.loop !18

37:                                               ; preds = %20
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = call noundef i32 @_Z4keepPiPKiiS_PFbS1_E(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8keep_allE4kept to ptr), ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8keep_allE4tile to ptr), i32 noundef %38, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8keep_allE5flags to ptr), ptr noundef @_Z7is_evenPKi) #6
  store i32 %39, ptr %12, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %40 = load i32, ptr %12, align 4, !tbaa !3
  %41 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %42 = add i32 %40, %41
  store i32 %42, ptr %13, align 4, !tbaa !3
  br label %43

43:                                               ; preds = %52, %37
  %44 = load i32, ptr %13, align 4, !tbaa !3
  %45 = load i32, ptr %9, align 4, !tbaa !3
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %48, label %47

47:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %55

48:                                               ; preds = %43
  %49 = load i32, ptr %13, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8keep_allE4kept to ptr), i64 0, i64 %50
  store i32 1, ptr %51, align 4, !tbaa !3
  br label %52

52:                                               ; preds = %48
  %53 = load i32, ptr %13, align 4, !tbaa !3
  %54 = add nsw i32 %53, 256
  store i32 %54, ptr %13, align 4, !tbaa !3
  br label %43, !llvm.loop !19

55:                                               ; preds = %47
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %56 = load ptr, ptr %6, align 8, !tbaa !7
  %57 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %58 = load i32, ptr %9, align 4, !tbaa !3
  %59 = mul i32 %57, %58
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %56, i64 %60
  %62 = load i32, ptr %9, align 4, !tbaa !3
  %63 = load i32, ptr %10, align 4, !tbaa !3
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %66

65:                                               ; preds = %55
  br label %67

66:                                               ; preds = %55
  br label %67

67:                                               ; preds = %66, %65
  %68 = phi ptr [ @_Z8is_largePKi, %65 ], [ @_Z7is_evenPKi, %66 ]
  %69 = call noundef i32 @_Z4keepPiPKiiS_PFbS1_E(ptr noundef %61, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8keep_allE4kept to ptr), i32 noundef %62, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8keep_allE5flags to ptr), ptr noundef %68) #6
  store i32 %69, ptr %14, align 4, !tbaa !3
  %70 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %78

72:                                               ; preds = %67
  %73 = load i32, ptr %14, align 4, !tbaa !3
  %74 = load ptr, ptr %7, align 8, !tbaa !7
  %75 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %74, i64 %76
  store i32 %73, ptr %77, align 4, !tbaa !3
  br label %78

78:                                               ; preds = %72, %67
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!16 = !{!9, !9, i64 0}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}

source_filename = "reduce-warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Best = type { i32, i32 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ8smallestE5warps = internal addrspace(3) global [8 x %struct.Best] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@__const.smallest.mine = private unnamed_addr constant %struct.Best { i32 2147483647, i32 0 }, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z4takeP4BestPKS_(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %7 = load ptr, ptr %4, align 8, !tbaa !7
  %8 = getelementptr inbounds nuw %struct.Best, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %8, align 4, !tbaa !10
  %10 = load ptr, ptr %3, align 8, !tbaa !7
  %11 = getelementptr inbounds nuw %struct.Best, ptr %10, i32 0, i32 0
  %12 = load i32, ptr %11, align 4, !tbaa !10
  %13 = icmp slt i32 %9, %12
  %14 = zext i1 %13 to i8
  store i8 %14, ptr %5, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %6) #8
  %15 = load ptr, ptr %4, align 8, !tbaa !7
  %16 = getelementptr inbounds nuw %struct.Best, ptr %15, i32 0, i32 0
  %17 = load i32, ptr %16, align 4, !tbaa !10
  %18 = load ptr, ptr %3, align 8, !tbaa !7
  %19 = getelementptr inbounds nuw %struct.Best, ptr %18, i32 0, i32 0
  %20 = load i32, ptr %19, align 4, !tbaa !10
  %21 = icmp eq i32 %17, %20
  br i1 %21, label %22, label %30

22:                                               ; preds = %2
  %23 = load ptr, ptr %4, align 8, !tbaa !7
  %24 = getelementptr inbounds nuw %struct.Best, ptr %23, i32 0, i32 1
  %25 = load i32, ptr %24, align 4, !tbaa !14
  %26 = load ptr, ptr %3, align 8, !tbaa !7
  %27 = getelementptr inbounds nuw %struct.Best, ptr %26, i32 0, i32 1
  %28 = load i32, ptr %27, align 4, !tbaa !14
  %29 = icmp slt i32 %25, %28
  br label %30

30:                                               ; preds = %22, %2
  %31 = phi i1 [ false, %2 ], [ %29, %22 ]
  %32 = zext i1 %31 to i8
  store i8 %32, ptr %6, align 1, !tbaa !12
  %33 = load i8, ptr %5, align 1, !tbaa !12, !range !15, !noundef !16
  %34 = trunc i8 %33 to i1
  br i1 %34, label %38, label %35

35:                                               ; preds = %30
  %36 = load i8, ptr %6, align 1, !tbaa !12, !range !15, !noundef !16
  %37 = trunc i8 %36 to i1
  br i1 %37, label %38, label %41

38:                                               ; preds = %35, %30
  %39 = load ptr, ptr %4, align 8, !tbaa !7
  %40 = load ptr, ptr %3, align 8, !tbaa !7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %40, ptr align 4 %39, i64 8, i1 false), !tbaa.struct !17
  br label %41

41:                                               ; preds = %38, %35
  call void @llvm.lifetime.end.p0(ptr %6) #8
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z9warp_bestP4Best(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.Best, align 4
  store ptr %0, ptr %2, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %3) #8
  store i32 16, ptr %3, align 4, !tbaa !3
  br label %5

5:                                                ; preds = %23, %1
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #8
  br label %26

9:                                                ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %4) #8
  %10 = load ptr, ptr %2, align 8, !tbaa !7
  %11 = getelementptr inbounds nuw %struct.Best, ptr %10, i32 0, i32 0
  %12 = load i32, ptr %11, align 4, !tbaa !10
  %13 = load i32, ptr %3, align 4, !tbaa !3
  %14 = call noundef i32 @_ZL16__shfl_down_syncjii(i32 noundef -1, i32 noundef %12, i32 noundef %13) #9
  %15 = getelementptr inbounds nuw %struct.Best, ptr %4, i32 0, i32 0
  store i32 %14, ptr %15, align 4, !tbaa !10
  %16 = load ptr, ptr %2, align 8, !tbaa !7
  %17 = getelementptr inbounds nuw %struct.Best, ptr %16, i32 0, i32 1
  %18 = load i32, ptr %17, align 4, !tbaa !14
  %19 = load i32, ptr %3, align 4, !tbaa !3
  %20 = call noundef i32 @_ZL16__shfl_down_syncjii(i32 noundef -1, i32 noundef %18, i32 noundef %19) #9
  %21 = getelementptr inbounds nuw %struct.Best, ptr %4, i32 0, i32 1
  store i32 %20, ptr %21, align 4, !tbaa !14
  %22 = load ptr, ptr %2, align 8, !tbaa !7
  call void @_Z4takeP4BestPKS_(ptr noundef %22, ptr noundef %4) #9
  call void @llvm.lifetime.end.p0(ptr %4) #8
  br label %23

23:                                               ; preds = %9
  %24 = load i32, ptr %3, align 4, !tbaa !3
  %25 = sdiv i32 %24, 2
  store i32 %25, ptr %3, align 4, !tbaa !3
  br label %5, !llvm.loop !18

26:                                               ; preds = %8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL16__shfl_down_syncjii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !3
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %8 = load i32, ptr %5, align 4, !tbaa !3
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %7, i32 %8, i32 %9, i32 31)
  ret i32 %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @smallest(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #4 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Best, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.Best, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !20
  store ptr %1, ptr %6, align 8, !tbaa !20
  store ptr %2, ptr %7, align 8, !tbaa !20
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %15 = load i32, ptr %8, align 4, !tbaa !3
  %16 = mul i32 %14, %15
  store i32 %16, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 @__const.smallest.mine, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %17, ptr %11, align 4, !tbaa !3
  br label %18

18:                                               ; preds = %36, %4
  %19 = load i32, ptr %11, align 4, !tbaa !3
  %20 = load i32, ptr %8, align 4, !tbaa !3
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(ptr %11) #8
  br label %39

23:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %24 = getelementptr inbounds nuw %struct.Best, ptr %12, i32 0, i32 0
  %25 = load ptr, ptr %7, align 8, !tbaa !20
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = load i32, ptr %11, align 4, !tbaa !3
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %25, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  store i32 %31, ptr %24, align 4, !tbaa !10
  %32 = getelementptr inbounds nuw %struct.Best, ptr %12, i32 0, i32 1
  %33 = load i32, ptr %9, align 4, !tbaa !3
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = add nsw i32 %33, %34
  store i32 %35, ptr %32, align 4, !tbaa !14
  call void @_Z4takeP4BestPKS_(ptr noundef %10, ptr noundef %12) #9
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %36

36:                                               ; preds = %23
  %37 = load i32, ptr %11, align 4, !tbaa !3
  %38 = add nsw i32 %37, 256
  store i32 %38, ptr %11, align 4, !tbaa !3
  br label %18, !llvm.loop !22

39:                                               ; preds = %22
  call void @_Z9warp_bestP4Best(ptr noundef %10) #9
  %40 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %41 = urem i32 %40, 32
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %48

43:                                               ; preds = %39
  %44 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %45 = udiv i32 %44, 32
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw [8 x %struct.Best], ptr addrspacecast (ptr addrspace(3) @_ZZ8smallestE5warps to ptr), i64 0, i64 %46
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %47, ptr align 4 %10, i64 8, i1 false), !tbaa.struct !17
  br label %48

48:                                               ; preds = %43, %39
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %74

51:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %13) #8
  store i32 1, ptr %13, align 4, !tbaa !3
  br label %52

52:                                               ; preds = %60, %51
  %53 = load i32, ptr %13, align 4, !tbaa !3
  %54 = icmp slt i32 %53, 8
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr %13) #8
  br label %63

56:                                               ; preds = %52
  %57 = load i32, ptr %13, align 4, !tbaa !3
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [8 x %struct.Best], ptr addrspacecast (ptr addrspace(3) @_ZZ8smallestE5warps to ptr), i64 0, i64 %58
  call void @_Z4takeP4BestPKS_(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8smallestE5warps to ptr), ptr noundef %59) #9
  br label %60

60:                                               ; preds = %56
  %61 = load i32, ptr %13, align 4, !tbaa !3
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %13, align 4, !tbaa !3
  br label %52, !llvm.loop !23

63:                                               ; preds = %55
  %64 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8smallestE5warps to ptr), align 4, !tbaa !10
  %65 = load ptr, ptr %5, align 8, !tbaa !20
  %66 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr %65, i64 %67
  store i32 %64, ptr %68, align 4, !tbaa !3
  %69 = load i32, ptr getelementptr inbounds nuw (%struct.Best, ptr addrspacecast (ptr addrspace(3) @_ZZ8smallestE5warps to ptr), i32 0, i32 1), align 4, !tbaa !14
  %70 = load ptr, ptr %6, align 8, !tbaa !20
  %71 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %70, i64 %72
  store i32 %69, ptr %73, align 4, !tbaa !3
  br label %74

74:                                               ; preds = %63, %48
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!8 = !{!"p1 _ZTS4Best", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !4, i64 0}
!11 = !{!"_ZTS4Best", !4, i64 0, !4, i64 4}
!12 = !{!13, !13, i64 0}
!13 = !{!"bool", !5, i64 0}
!14 = !{!11, !4, i64 4}
!15 = !{i8 0, i8 2}
!16 = !{}
!17 = !{i64 0, i64 4, !3, i64 4, i64 4, !3}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 int", !9, i64 0}
!22 = distinct !{!22, !19}
!23 = distinct !{!23, !19}

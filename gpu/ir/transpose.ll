source_filename = "transpose.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Tile = type { [32 x ptr] }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ9transposeE4data = internal addrspace(3) global [32 x [33 x float]] undef, align 4
@_ZZ9transposeE4tile = internal addrspace(3) global %struct.Tile undef, align 8
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z3putPK4Tileiif(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store i32 %1, ptr %6, align 4, !tbaa !3
  store i32 %2, ptr %7, align 4, !tbaa !3
  store float %3, ptr %8, align 4, !tbaa !10
  %9 = load float, ptr %8, align 4, !tbaa !10
  %10 = load ptr, ptr %5, align 8, !tbaa !7
  %11 = getelementptr inbounds nuw %struct.Tile, ptr %10, i32 0, i32 0
  %12 = load i32, ptr %7, align 4, !tbaa !3
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [32 x ptr], ptr %11, i64 0, i64 %13
  %15 = load ptr, ptr %14, align 8, !tbaa !12
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %15, i64 %17
  store float %9, ptr %18, align 4, !tbaa !10
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_Z3getPK4Tileii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8, !tbaa !7
  %8 = getelementptr inbounds nuw %struct.Tile, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [32 x ptr], ptr %8, i64 0, i64 %10
  %12 = load ptr, ptr %11, align 8, !tbaa !12
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !10
  ret float %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !12
  store ptr %1, ptr %5, align 8, !tbaa !12
  store i32 %2, ptr %6, align 4, !tbaa !3
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %14 = icmp ult i32 %13, 32
  br i1 %14, label %15, label %23

15:                                               ; preds = %3
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4data to ptr), i64 0, i64 %17
  %19 = getelementptr inbounds [33 x float], ptr %18, i64 0, i64 0
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw [32 x ptr], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %21
  store ptr %19, ptr %22, align 8, !tbaa !12
  br label %23

23:                                               ; preds = %15, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %24 = load i32, ptr %6, align 4, !tbaa !3
  %25 = sdiv i32 %24, 32
  store i32 %25, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %27 = load i32, ptr %7, align 4, !tbaa !3
  %28 = urem i32 %26, %27
  %29 = mul i32 %28, 32
  store i32 %29, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %30 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %31 = load i32, ptr %7, align 4, !tbaa !3
  %32 = udiv i32 %30, %31
  %33 = mul i32 %32, 32
  store i32 %33, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %34 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %35 = urem i32 %34, 32
  store i32 %35, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %36 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %37 = udiv i32 %36, 32
  store i32 %37, ptr %11, align 4, !tbaa !3
  br label %38

38:                                               ; preds = %58, %23
  %39 = load i32, ptr %11, align 4, !tbaa !3
  %40 = icmp slt i32 %39, 32
  br i1 %40, label %42, label %41

41:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %61

42:                                               ; preds = %38
  %43 = load i32, ptr %10, align 4, !tbaa !3
  %44 = load i32, ptr %11, align 4, !tbaa !3
  %45 = load ptr, ptr %5, align 8, !tbaa !12
  %46 = load i32, ptr %9, align 4, !tbaa !3
  %47 = load i32, ptr %11, align 4, !tbaa !3
  %48 = add nsw i32 %46, %47
  %49 = load i32, ptr %6, align 4, !tbaa !3
  %50 = mul nsw i32 %48, %49
  %51 = load i32, ptr %8, align 4, !tbaa !3
  %52 = add nsw i32 %50, %51
  %53 = load i32, ptr %10, align 4, !tbaa !3
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %45, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !10
  call void @_Z3putPK4Tileiif(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i32 noundef %43, i32 noundef %44, float noundef %57) #6
  br label %58

58:                                               ; preds = %42
  %59 = load i32, ptr %11, align 4, !tbaa !3
  %60 = add nsw i32 %59, 8
  store i32 %60, ptr %11, align 4, !tbaa !3
  br label %38, !llvm.loop !14

61:                                               ; preds = %41
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %62 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %63 = udiv i32 %62, 32
  store i32 %63, ptr %12, align 4, !tbaa !3
  br label %64

64:                                               ; preds = %84, %61
  %65 = load i32, ptr %12, align 4, !tbaa !3
  %66 = icmp slt i32 %65, 32
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %87

68:                                               ; preds = %64
  %69 = load i32, ptr %12, align 4, !tbaa !3
  %70 = load i32, ptr %10, align 4, !tbaa !3
  %71 = call contract noundef float @_Z3getPK4Tileii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i32 noundef %69, i32 noundef %70) #6
  %72 = load ptr, ptr %4, align 8, !tbaa !12
  %73 = load i32, ptr %8, align 4, !tbaa !3
  %74 = load i32, ptr %12, align 4, !tbaa !3
  %75 = add nsw i32 %73, %74
  %76 = load i32, ptr %6, align 4, !tbaa !3
  %77 = mul nsw i32 %75, %76
  %78 = load i32, ptr %9, align 4, !tbaa !3
  %79 = add nsw i32 %77, %78
  %80 = load i32, ptr %10, align 4, !tbaa !3
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %72, i64 %82
  store float %71, ptr %83, align 4, !tbaa !10
  br label %84

84:                                               ; preds = %68
  %85 = load i32, ptr %12, align 4, !tbaa !3
  %86 = add nsw i32 %85, 8
  store i32 %86, ptr %12, align 4, !tbaa !3
  br label %64, !llvm.loop !16

87:                                               ; preds = %67
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
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
!8 = !{!"p1 _ZTS4Tile", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 float", !9, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}

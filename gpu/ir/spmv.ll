source_filename = "spmv.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Matrix = type { ptr, ptr, ptr, ptr, ptr, ptr }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ8multiplyE5block = internal addrspace(3) global [256 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_Z6gatherPKfPKiS0_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !10
  store ptr %2, ptr %7, align 8, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store float 0.000000e+00, ptr %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %11

11:                                               ; preds = %34, %4
  %12 = load i32, ptr %10, align 4, !tbaa !3
  %13 = load i32, ptr %8, align 4, !tbaa !3
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %37

16:                                               ; preds = %11
  %17 = load ptr, ptr %5, align 8, !tbaa !7
  %18 = load ptr, ptr %6, align 8, !tbaa !10
  %19 = load i32, ptr %10, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %17, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !12
  %26 = load ptr, ptr %7, align 8, !tbaa !7
  %27 = load i32, ptr %10, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !12
  %31 = fmul contract float %25, %30
  %32 = load float, ptr %9, align 4, !tbaa !12
  %33 = fadd contract float %32, %31
  store float %33, ptr %9, align 4, !tbaa !12
  br label %34

34:                                               ; preds = %16
  %35 = load i32, ptr %10, align 4, !tbaa !3
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %10, align 4, !tbaa !3
  br label %11, !llvm.loop !14

37:                                               ; preds = %15
  %38 = load float, ptr %9, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret float %38
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @multiply(ptr noundef byval(%struct.Matrix) align 8 %0) #2 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr %2) #6
  %7 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %8 = mul i32 %7, 256
  %9 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %10 = add i32 %8, %9
  store i32 %10, ptr %2, align 4, !tbaa !3
  %11 = getelementptr inbounds nuw %struct.Matrix, ptr %0, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !16
  %13 = load i32, ptr %2, align 4, !tbaa !3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !12
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE5block to ptr), i64 0, i64 %18
  store float %16, ptr %19, align 4, !tbaa !12
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %20 = getelementptr inbounds nuw %struct.Matrix, ptr %0, i32 0, i32 2
  %21 = load ptr, ptr %20, align 8, !tbaa !18
  %22 = load i32, ptr %2, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  store i32 %25, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %4) #6
  %26 = getelementptr inbounds nuw %struct.Matrix, ptr %0, i32 0, i32 2
  %27 = load ptr, ptr %26, align 8, !tbaa !18
  %28 = load i32, ptr %2, align 4, !tbaa !3
  %29 = add nsw i32 %28, 1
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %27, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = load i32, ptr %3, align 4, !tbaa !3
  %34 = sub nsw i32 %32, %33
  store i32 %34, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %35 = load i32, ptr %4, align 4, !tbaa !3
  %36 = mul nsw i32 %35, 3
  %37 = sdiv i32 %36, 4
  store i32 %37, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %38 = getelementptr inbounds nuw %struct.Matrix, ptr %0, i32 0, i32 3
  %39 = load ptr, ptr %38, align 8, !tbaa !19
  %40 = load i32, ptr %3, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = getelementptr inbounds nuw %struct.Matrix, ptr %0, i32 0, i32 5
  %44 = load ptr, ptr %43, align 8, !tbaa !20
  %45 = load i32, ptr %3, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load i32, ptr %5, align 4, !tbaa !3
  %49 = call contract noundef float @_Z6gatherPKfPKiS0_i(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8multiplyE5block to ptr), ptr noundef %42, ptr noundef %47, i32 noundef %48) #7
  store float %49, ptr %6, align 4, !tbaa !12
  %50 = getelementptr inbounds nuw %struct.Matrix, ptr %0, i32 0, i32 1
  %51 = load ptr, ptr %50, align 8, !tbaa !16
  %52 = getelementptr inbounds nuw %struct.Matrix, ptr %0, i32 0, i32 4
  %53 = load ptr, ptr %52, align 8, !tbaa !21
  %54 = load i32, ptr %3, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  %57 = load i32, ptr %5, align 4, !tbaa !3
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %56, i64 %58
  %60 = getelementptr inbounds nuw %struct.Matrix, ptr %0, i32 0, i32 5
  %61 = load ptr, ptr %60, align 8, !tbaa !20
  %62 = load i32, ptr %3, align 4, !tbaa !3
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %61, i64 %63
  %65 = load i32, ptr %5, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %64, i64 %66
  %68 = load i32, ptr %4, align 4, !tbaa !3
  %69 = load i32, ptr %5, align 4, !tbaa !3
  %70 = sub nsw i32 %68, %69
  %71 = call contract noundef float @_Z6gatherPKfPKiS0_i(ptr noundef %51, ptr noundef %59, ptr noundef %67, i32 noundef %70) #7
  %72 = load float, ptr %6, align 4, !tbaa !12
  %73 = fadd contract float %72, %71
  store float %73, ptr %6, align 4, !tbaa !12
  %74 = load float, ptr %6, align 4, !tbaa !12
  %75 = getelementptr inbounds nuw %struct.Matrix, ptr %0, i32 0, i32 0
  %76 = load ptr, ptr %75, align 8, !tbaa !22
  %77 = load i32, ptr %2, align 4, !tbaa !3
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %76, i64 %78
  store float %74, ptr %79, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  call void @llvm.lifetime.end.p0(ptr %4) #6
  call void @llvm.lifetime.end.p0(ptr %3) #6
  call void @llvm.lifetime.end.p0(ptr %2) #6
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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!17, !8, i64 8}
!17 = !{!"_ZTS6Matrix", !8, i64 0, !8, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !8, i64 40}
!18 = !{!17, !11, i64 16}
!19 = !{!17, !11, i64 24}
!20 = !{!17, !8, i64 40}
!21 = !{!17, !11, i64 32}
!22 = !{!17, !8, i64 0}

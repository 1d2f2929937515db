source_filename = "reference-to-element.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE4tile = internal addrspace(3) global [64 x float] undef, align 4
@__const.kernel.mine = private unnamed_addr constant [4 x float] [float 0.000000e+00, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [4 x float], align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #5
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 @__const.kernel.mine, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %12 = load i32, ptr %6, align 4, !tbaa !3
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4tile to ptr), i64 0, i64 %13
  store ptr %14, ptr %7, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %15 = load ptr, ptr %4, align 8, !tbaa !7
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %15, i64 %17
  store ptr %18, ptr %8, align 8, !tbaa !7
  %19 = load ptr, ptr %8, align 8, !tbaa !7, !nonnull !10, !align !11
  %20 = load float, ptr %19, align 4, !tbaa !12
  %21 = load ptr, ptr %7, align 8, !tbaa !7, !nonnull !10, !align !11
  store float %20, ptr %21, align 4, !tbaa !12
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %22 = load i32, ptr %6, align 4, !tbaa !3
  %23 = and i32 %22, 1
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %30

25:                                               ; preds = %2
  %26 = load i32, ptr %6, align 4, !tbaa !3
  %27 = xor i32 %26, 1
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4tile to ptr), i64 0, i64 %28
  br label %32

30:                                               ; preds = %2
  %31 = load ptr, ptr %7, align 8, !tbaa !7, !nonnull !10, !align !11
  br label %32

32:                                               ; preds = %30, %25
  %33 = phi ptr [ %29, %25 ], [ %31, %30 ]
  store ptr %33, ptr %9, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %34 = load i32, ptr %6, align 4, !tbaa !3
  %35 = and i32 %34, 3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x float], ptr %5, i64 0, i64 %36
  store ptr %37, ptr %10, align 8, !tbaa !7
  %38 = load ptr, ptr %9, align 8, !tbaa !7, !nonnull !10, !align !11
  %39 = load float, ptr %38, align 4, !tbaa !12
  %40 = load ptr, ptr %10, align 8, !tbaa !7, !nonnull !10, !align !11
  %41 = load float, ptr %40, align 4, !tbaa !12
  %42 = fadd contract float %41, %39
  store float %42, ptr %40, align 4, !tbaa !12
  %43 = load i32, ptr %6, align 4, !tbaa !3
  %44 = add nsw i32 %43, 1
  %45 = and i32 %44, 3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [4 x float], ptr %5, i64 0, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !12
  %49 = load ptr, ptr %10, align 8, !tbaa !7, !nonnull !10, !align !11
  %50 = load float, ptr %49, align 4, !tbaa !12
  %51 = fadd contract float %48, %50
  %52 = load ptr, ptr %3, align 8, !tbaa !7
  %53 = load i32, ptr %6, align 4, !tbaa !3
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  store float %51, ptr %55, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  call void @llvm.lifetime.end.p0(ptr %6) #5
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nounwind }

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
!10 = !{}
!11 = !{i64 4}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}

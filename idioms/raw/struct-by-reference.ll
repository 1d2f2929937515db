source_filename = "struct-by-reference.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.View = type { ptr, ptr, i32 }

@_ZZ6kernelE4tile = internal addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.View, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #4
  call void @llvm.lifetime.start.p0(ptr %6) #4
  store ptr %5, ptr %6, align 8, !tbaa !10
  %8 = load ptr, ptr %6, align 8, !tbaa !10, !nonnull !12, !align !13
  %9 = getelementptr inbounds nuw %struct.View, ptr %8, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4tile to ptr), ptr %9, align 8, !tbaa !14
  %10 = load ptr, ptr %3, align 8, !tbaa !7
  %11 = load ptr, ptr %6, align 8, !tbaa !10, !nonnull !12, !align !13
  %12 = getelementptr inbounds nuw %struct.View, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8, !tbaa !16
  %13 = load i32, ptr %4, align 4, !tbaa !3
  %14 = load ptr, ptr %6, align 8, !tbaa !10, !nonnull !12, !align !13
  %15 = getelementptr inbounds nuw %struct.View, ptr %14, i32 0, i32 2
  store i32 %13, ptr %15, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %16, ptr %7, align 4, !tbaa !3
  %17 = load ptr, ptr %6, align 8, !tbaa !10, !nonnull !12, !align !13
  %18 = getelementptr inbounds nuw %struct.View, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8, !tbaa !16
  %20 = load i32, ptr %7, align 4, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %19, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !18
  %24 = load ptr, ptr %6, align 8, !tbaa !10, !nonnull !12, !align !13
  %25 = getelementptr inbounds nuw %struct.View, ptr %24, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8, !tbaa !14
  %27 = load i32, ptr %7, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  store float %23, ptr %29, align 4, !tbaa !18
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = load i32, ptr %7, align 4, !tbaa !3
  %31 = load ptr, ptr %6, align 8, !tbaa !10, !nonnull !12, !align !13
  %32 = getelementptr inbounds nuw %struct.View, ptr %31, i32 0, i32 2
  %33 = load i32, ptr %32, align 8, !tbaa !17
  %34 = icmp slt i32 %30, %33
  br i1 %34, label %35, label %52

35:                                               ; preds = %2
  %36 = load ptr, ptr %6, align 8, !tbaa !10, !nonnull !12, !align !13
  %37 = getelementptr inbounds nuw %struct.View, ptr %36, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8, !tbaa !14
  %39 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 2
  %40 = load i32, ptr %39, align 8, !tbaa !17
  %41 = sub nsw i32 %40, 1
  %42 = load i32, ptr %7, align 4, !tbaa !3
  %43 = sub nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %38, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !18
  %47 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 1
  %48 = load ptr, ptr %47, align 8, !tbaa !16
  %49 = load i32, ptr %7, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  store float %46, ptr %51, align 4, !tbaa !18
  br label %52

52:                                               ; preds = %35, %2
  call void @llvm.lifetime.end.p0(ptr %7) #4
  call void @llvm.lifetime.end.p0(ptr %6) #4
  call void @llvm.lifetime.end.p0(ptr %5) #4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nounwind }

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
!11 = !{!"p1 _ZTS4View", !9, i64 0}
!12 = !{}
!13 = !{i64 8}
!14 = !{!15, !8, i64 0}
!15 = !{!"_ZTS4View", !8, i64 0, !8, i64 8, !4, i64 16}
!16 = !{!15, !8, i64 8}
!17 = !{!15, !4, i64 16}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !5, i64 0}

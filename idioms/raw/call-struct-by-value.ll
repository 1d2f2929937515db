source_filename = "call-struct-by-value.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.View = type { ptr, ptr, i32, i32, i32, i32, i32, i32 }

@_ZZ6kernelE1a = internal addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @load(ptr noundef byval(%struct.View) align 8 %0) #0 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %2) #6
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %3, ptr %2, align 4, !tbaa !3
  br label %4

4:                                                ; preds = %25, %1
  %5 = load i32, ptr %2, align 4, !tbaa !3
  %6 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 2
  %7 = load i32, ptr %6, align 8, !tbaa !7
  %8 = icmp slt i32 %5, %7
  br i1 %8, label %10, label %9

9:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %2) #6
  br label %30

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !11
  %13 = load i32, ptr %2, align 4, !tbaa !3
  %14 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 4
  %15 = load i32, ptr %14, align 8, !tbaa !12
  %16 = add nsw i32 %13, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %12, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !13
  %20 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8, !tbaa !15
  %22 = load i32, ptr %2, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %21, i64 %23
  store float %19, ptr %24, align 4, !tbaa !13
  br label %25

25:                                               ; preds = %10
  %26 = getelementptr inbounds nuw %struct.View, ptr %0, i32 0, i32 3
  %27 = load i32, ptr %26, align 4, !tbaa !16
  %28 = load i32, ptr %2, align 4, !tbaa !3
  %29 = add nsw i32 %28, %27
  store i32 %29, ptr %2, align 4, !tbaa !3
  br label %4, !llvm.loop !17

30:                                               ; preds = %9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.View, align 8
  store ptr %0, ptr %4, align 8, !tbaa !19
  store ptr %1, ptr %5, align 8, !tbaa !19
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %9 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), ptr %9, align 8, !tbaa !15
  %10 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %5, align 8, !tbaa !19
  store ptr %11, ptr %10, align 8, !tbaa !11
  %12 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 2
  %13 = load i32, ptr %6, align 4, !tbaa !3
  store i32 %13, ptr %12, align 8, !tbaa !7
  %14 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 3
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store i32 %15, ptr %14, align 4, !tbaa !16
  %16 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 4
  store i32 1, ptr %16, align 8, !tbaa !12
  %17 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 5
  store i32 2, ptr %17, align 4, !tbaa !20
  %18 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 6
  store i32 3, ptr %18, align 8, !tbaa !21
  %19 = getelementptr inbounds nuw %struct.View, ptr %7, i32 0, i32 7
  store i32 4, ptr %19, align 4, !tbaa !22
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %7, i64 40, i1 false), !tbaa.struct !23
  call void @load(ptr noundef byval(%struct.View) align 8 %8) #7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = load i32, ptr %6, align 4, !tbaa !3
  %21 = sub nsw i32 %20, 1
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = sub nsw i32 %21, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), i64 0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !13
  %27 = load ptr, ptr %4, align 8, !tbaa !19
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  store float %26, ptr %30, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
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
!7 = !{!8, !4, i64 16}
!8 = !{!"_ZTS4View", !9, i64 0, !9, i64 8, !4, i64 16, !4, i64 20, !4, i64 24, !4, i64 28, !4, i64 32, !4, i64 36}
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{!8, !9, i64 8}
!12 = !{!8, !4, i64 24}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = !{!8, !9, i64 0}
!16 = !{!8, !4, i64 20}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!9, !9, i64 0}
!20 = !{!8, !4, i64 28}
!21 = !{!8, !4, i64 32}
!22 = !{!8, !4, i64 36}
!23 = !{i64 0, i64 8, !19, i64 8, i64 8, !19, i64 16, i64 4, !3, i64 20, i64 4, !3, i64 24, i64 4, !3, i64 28, i64 4, !3, i64 32, i64 4, !3, i64 36, i64 4, !3}

source_filename = "call-table-of-structs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Job = type { i32, ptr, ptr }

@_ZZ6kernelE1a = internal addrspace(3) global [64 x float] undef, align 4
@_ZL5table = internal addrspace(4) constant [2 x ptr] [ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), i64 24), ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr)], align 8
@_ZL5first = internal addrspace(1) global [64 x float] zeroinitializer, align 4
@_ZL6second = internal addrspace(1) global [64 x float] zeroinitializer, align 4
@_ZL4jobs = internal addrspace(1) global [2 x %struct.Job] [%struct.Job { i32 32, ptr addrspacecast (ptr addrspace(1) @_ZL5first to ptr), ptr @sum }, %struct.Job { i32 64, ptr addrspacecast (ptr addrspace(1) @_ZL6second to ptr), ptr @last }], align 8

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local float @sum(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #5
  store float 0.000000e+00, ptr %5, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %6) #5
  store i32 0, ptr %6, align 4, !tbaa !3
  br label %7

7:                                                ; preds = %20, %2
  %8 = load i32, ptr %6, align 4, !tbaa !3
  %9 = load i32, ptr %4, align 4, !tbaa !3
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %12, label %11

11:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %6) #5
  br label %23

12:                                               ; preds = %7
  %13 = load ptr, ptr %3, align 8, !tbaa !7
  %14 = load i32, ptr %6, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %13, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !10
  %18 = load float, ptr %5, align 4, !tbaa !10
  %19 = fadd contract float %18, %17
  store float %19, ptr %5, align 4, !tbaa !10
  br label %20

20:                                               ; preds = %12
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %6, align 4, !tbaa !3
  br label %7, !llvm.loop !12

23:                                               ; preds = %11
  %24 = load float, ptr %5, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret float %24
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local float @last(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = sub nsw i32 %6, 1
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds float, ptr %5, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !10
  ret float %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  %8 = load ptr, ptr %5, align 8, !tbaa !7
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr %8, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !10
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), i64 0, i64 %14
  store float %12, ptr %15, align 4, !tbaa !10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = and i32 %16, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [2 x ptr], ptr addrspacecast (ptr addrspace(4) @_ZL5table to ptr), i64 0, i64 %18
  %20 = load ptr, ptr %19, align 8, !tbaa !14
  store ptr %20, ptr %7, align 8, !tbaa !14
  %21 = load ptr, ptr %7, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw %struct.Job, ptr %21, i32 0, i32 2
  %23 = load ptr, ptr %22, align 8, !tbaa !16
  %24 = load ptr, ptr %7, align 8, !tbaa !14
  %25 = getelementptr inbounds nuw %struct.Job, ptr %24, i32 0, i32 0
  %26 = load i32, ptr %25, align 8, !tbaa !18
  %27 = call contract noundef float %23(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), i32 noundef %26) #6
  %28 = load ptr, ptr %7, align 8, !tbaa !14
  %29 = getelementptr inbounds nuw %struct.Job, ptr %28, i32 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !19
  %31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  store float %27, ptr %33, align 4, !tbaa !10
  %34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(1) @_ZL5first to ptr), i64 0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !10
  %38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(1) @_ZL6second to ptr), i64 0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !10
  %42 = fadd contract float %37, %41
  %43 = load ptr, ptr %4, align 8, !tbaa !7
  %44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  store float %42, ptr %46, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!11 = !{!"float", !5, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 _ZTS3Job", !9, i64 0}
!16 = !{!17, !9, i64 16}
!17 = !{!"_ZTS3Job", !4, i64 0, !8, i64 8, !9, i64 16}
!18 = !{!17, !4, i64 0}
!19 = !{!17, !8, i64 8}

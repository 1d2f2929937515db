source_filename = "call-table-of-structs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Job = type { i32, ptr, ptr }

@_ZZ6kernelE1a = internal addrspace(3) global [64 x float] undef, align 4
@_ZL5table = internal unnamed_addr addrspace(4) constant [2 x ptr] [ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr), i64 24), ptr addrspacecast (ptr addrspace(1) @_ZL4jobs to ptr)], align 8
@_ZL5first = internal addrspace(1) global [64 x float] zeroinitializer, align 4
@_ZL6second = internal addrspace(1) global [64 x float] zeroinitializer, align 4
@_ZL4jobs = internal addrspace(1) global [2 x %struct.Job] [%struct.Job { i32 32, ptr addrspacecast (ptr addrspace(1) @_ZL5first to ptr), ptr @sum }, %struct.Job { i32 64, ptr addrspacecast (ptr addrspace(1) @_ZL6second to ptr), ptr @last }], align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local float @sum(ptr noundef readonly captures(none) %0, i32 noundef %1) #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %26

4:                                                ; preds = %2
  %5 = and i32 %1, 3
  %6 = icmp ult i32 %1, 4
  br i1 %6, label %11, label %7

7:                                                ; preds = %4
  %8 = and i32 %1, 2147483644
  br label %28

9:                                                ; preds = %28
  %10 = icmp eq i32 %5, 0
  br i1 %10, label %26, label %11

11:                                               ; preds = %9, %4
  %12 = phi i32 [ 0, %4 ], [ %51, %9 ]
  %13 = phi float [ 0.000000e+00, %4 ], [ %50, %9 ]
  %14 = icmp ne i32 %5, 0
  tail call void @llvm.assume(i1 %14)
  br label %15

15:                                               ; preds = %15, %11
  %16 = phi i32 [ %23, %15 ], [ %12, %11 ]
  %17 = phi float [ %22, %15 ], [ %13, %11 ]
  %18 = phi i32 [ %24, %15 ], [ 0, %11 ]
  %19 = zext nneg i32 %16 to i64
  %20 = getelementptr inbounds nuw float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = fadd contract float %17, %21
  %23 = add nuw nsw i32 %16, 1
  %24 = add i32 %18, 1
  %25 = icmp eq i32 %24, %5
  br i1 %25, label %26, label %15, !llvm.loop !9

26:                                               ; preds = %9, %15, %2
  %27 = phi float [ 0.000000e+00, %2 ], [ %50, %9 ], [ %22, %15 ]
  ret float %27

28:                                               ; preds = %28, %7
  %29 = phi i32 [ 0, %7 ], [ %51, %28 ]
  %30 = phi float [ 0.000000e+00, %7 ], [ %50, %28 ]
  %31 = phi i32 [ 0, %7 ], [ %52, %28 ]
  %32 = zext nneg i32 %29 to i64
  %33 = getelementptr inbounds nuw float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = fadd contract float %30, %34
  %36 = zext nneg i32 %29 to i64
  %37 = getelementptr inbounds nuw float, ptr %0, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fadd contract float %35, %39
  %41 = zext nneg i32 %29 to i64
  %42 = getelementptr inbounds nuw float, ptr %0, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = fadd contract float %40, %44
  %46 = zext nneg i32 %29 to i64
  %47 = getelementptr inbounds nuw float, ptr %0, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 12
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fadd contract float %45, %49
  %51 = add nuw nsw i32 %29, 4
  %52 = add i32 %31, 4
  %53 = icmp eq i32 %52, %8
  br i1 %53, label %9, label %28, !llvm.loop !11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local float @last(ptr noundef readonly captures(none) %0, i32 noundef %1) #0 {
  %3 = sext i32 %1 to i64
  %4 = getelementptr float, ptr %0, i64 %3
  %5 = getelementptr i8, ptr %4, i64 -4
  %6 = load float, ptr %5, align 4, !tbaa !7
  ret float %6
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4, !tbaa !7
  %8 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), i64 %5
  store float %7, ptr %8, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %9 = and i32 %2, 1
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(4) @_ZL5table to ptr), i64 %10
  %12 = load ptr, ptr %11, align 8, !tbaa !13
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !16
  %15 = load i32, ptr %12, align 8, !tbaa !19
  %16 = tail call contract noundef float %14(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), i32 noundef %15) #5
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %18 = load ptr, ptr %17, align 8, !tbaa !20
  %19 = getelementptr inbounds nuw float, ptr %18, i64 %5
  store float %16, ptr %19, align 4, !tbaa !7
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(1) @_ZL5first to ptr), i64 %5
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(1) @_ZL6second to ptr), i64 %5
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = fadd contract float %21, %23
  %25 = getelementptr inbounds nuw float, ptr %0, i64 %5
  store float %24, ptr %25, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { convergent nounwind }

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
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 _ZTS3Job", !15, i64 0}
!15 = !{!"any pointer", !5, i64 0}
!16 = !{!17, !15, i64 16}
!17 = !{!"_ZTS3Job", !4, i64 0, !18, i64 8, !15, i64 16}
!18 = !{!"p1 float", !15, i64 0}
!19 = !{!17, !4, i64 0}
!20 = !{!17, !18, i64 8}

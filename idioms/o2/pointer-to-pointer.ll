source_filename = "pointer-to-pointer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE4data = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4, !tbaa !7
  %8 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4data to ptr), i64 %5
  store float %7, ptr %8, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %30

10:                                               ; preds = %3
  %11 = and i32 %2, 7
  %12 = icmp ult i32 %2, 8
  br i1 %12, label %17, label %13

13:                                               ; preds = %10
  %14 = and i32 %2, 2147483640
  br label %36

15:                                               ; preds = %36
  %16 = icmp eq i32 %11, 0
  br i1 %16, label %30, label %17

17:                                               ; preds = %15, %10
  %18 = phi float [ 0.000000e+00, %10 ], [ %62, %15 ]
  %19 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE4data to ptr), %10 ], [ %63, %15 ]
  %20 = icmp ne i32 %11, 0
  tail call void @llvm.assume(i1 %20)
  br label %21

21:                                               ; preds = %21, %17
  %22 = phi float [ %26, %21 ], [ %18, %17 ]
  %23 = phi ptr [ %27, %21 ], [ %19, %17 ]
  %24 = phi i32 [ %28, %21 ], [ 0, %17 ]
  %25 = load float, ptr %23, align 4, !tbaa !7
  %26 = fadd contract float %22, %25
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %28 = add i32 %24, 1
  %29 = icmp eq i32 %28, %11
  br i1 %29, label %30, label %21, !llvm.loop !9

30:                                               ; preds = %15, %21, %3
  %31 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE4data to ptr), %3 ], [ %63, %15 ], [ %27, %21 ]
  %32 = phi float [ 0.000000e+00, %3 ], [ %62, %15 ], [ %26, %21 ]
  %33 = load float, ptr %31, align 4, !tbaa !7
  %34 = fadd contract float %32, %33
  %35 = getelementptr inbounds nuw float, ptr %0, i64 %5
  store float %34, ptr %35, align 4, !tbaa !7
  ret void

36:                                               ; preds = %36, %13
  %37 = phi float [ 0.000000e+00, %13 ], [ %62, %36 ]
  %38 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ6kernelE4data to ptr), %13 ], [ %63, %36 ]
  %39 = phi i32 [ 0, %13 ], [ %64, %36 ]
  %40 = load float, ptr %38, align 4, !tbaa !7
  %41 = fadd contract float %37, %40
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %43 = load float, ptr %42, align 4, !tbaa !7
  %44 = fadd contract float %41, %43
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fadd contract float %44, %46
  %48 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = fadd contract float %47, %49
  %51 = getelementptr inbounds nuw i8, ptr %38, i64 32
  %52 = load float, ptr %51, align 4, !tbaa !7
  %53 = fadd contract float %50, %52
  %54 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %55 = load float, ptr %54, align 4, !tbaa !7
  %56 = fadd contract float %53, %55
  %57 = getelementptr inbounds nuw i8, ptr %38, i64 48
  %58 = load float, ptr %57, align 4, !tbaa !7
  %59 = fadd contract float %56, %58
  %60 = getelementptr inbounds nuw i8, ptr %38, i64 56
  %61 = load float, ptr %60, align 4, !tbaa !7
  %62 = fadd contract float %59, %61
  %63 = getelementptr inbounds nuw i8, ptr %38, i64 64
  %64 = add i32 %39, 8
  %65 = icmp eq i32 %64, %14
  br i1 %65, label %15, label %36, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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

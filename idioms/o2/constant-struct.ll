source_filename = "constant-struct.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Config = type { ptr, ptr, i32 }

@config = dso_local addrspace(4) externally_initialized constant %struct.Config zeroinitializer, align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @config to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @kernel(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @config to ptr), i64 16), align 8, !tbaa !7
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = zext nneg i32 %2 to i64
  br label %34

7:                                                ; preds = %1
  %8 = load ptr, ptr addrspacecast (ptr addrspace(4) @config to ptr), align 8, !tbaa !11
  %9 = zext nneg i32 %2 to i64
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !12
  %12 = and i32 %3, 3
  %13 = icmp ult i32 %3, 4
  br i1 %13, label %18, label %14

14:                                               ; preds = %7
  %15 = and i32 %3, 2147483644
  br label %39

16:                                               ; preds = %39
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %34, label %18

18:                                               ; preds = %16, %7
  %19 = phi i32 [ 0, %7 ], [ %66, %16 ]
  %20 = phi float [ 0.000000e+00, %7 ], [ %65, %16 ]
  %21 = icmp ne i32 %12, 0
  tail call void @llvm.assume(i1 %21)
  br label %22

22:                                               ; preds = %22, %18
  %23 = phi i32 [ %19, %18 ], [ %31, %22 ]
  %24 = phi float [ %20, %18 ], [ %30, %22 ]
  %25 = phi i32 [ 0, %18 ], [ %32, %22 ]
  %26 = zext nneg i32 %23 to i64
  %27 = getelementptr inbounds nuw float, ptr %8, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !12
  %29 = fmul contract float %28, %11
  %30 = fadd contract float %24, %29
  %31 = add nuw nsw i32 %23, 1
  %32 = add i32 %25, 1
  %33 = icmp eq i32 %32, %12
  br i1 %33, label %34, label %22, !llvm.loop !14

34:                                               ; preds = %16, %22, %5
  %35 = phi i64 [ %6, %5 ], [ %9, %22 ], [ %9, %16 ]
  %36 = phi float [ 0.000000e+00, %5 ], [ %65, %16 ], [ %30, %22 ]
  %37 = load ptr, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @config to ptr), i64 8), align 8, !tbaa !16
  %38 = getelementptr inbounds nuw float, ptr %37, i64 %35
  store float %36, ptr %38, align 4, !tbaa !12
  ret void

39:                                               ; preds = %39, %14
  %40 = phi i32 [ 0, %14 ], [ %66, %39 ]
  %41 = phi float [ 0.000000e+00, %14 ], [ %65, %39 ]
  %42 = phi i32 [ 0, %14 ], [ %67, %39 ]
  %43 = zext nneg i32 %40 to i64
  %44 = getelementptr inbounds nuw float, ptr %8, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !12
  %46 = fmul contract float %45, %11
  %47 = fadd contract float %41, %46
  %48 = zext nneg i32 %40 to i64
  %49 = getelementptr inbounds nuw float, ptr %8, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 4
  %51 = load float, ptr %50, align 4, !tbaa !12
  %52 = fmul contract float %51, %11
  %53 = fadd contract float %47, %52
  %54 = zext nneg i32 %40 to i64
  %55 = getelementptr inbounds nuw float, ptr %8, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %57 = load float, ptr %56, align 4, !tbaa !12
  %58 = fmul contract float %57, %11
  %59 = fadd contract float %53, %58
  %60 = zext nneg i32 %40 to i64
  %61 = getelementptr inbounds nuw float, ptr %8, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 12
  %63 = load float, ptr %62, align 4, !tbaa !12
  %64 = fmul contract float %63, %11
  %65 = fadd contract float %59, %64
  %66 = add nuw nsw i32 %40, 4
  %67 = add i32 %42, 4
  %68 = icmp eq i32 %67, %15
  br i1 %68, label %16, label %39, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!8 = !{!"_ZTS6Config", !9, i64 0, !9, i64 8, !4, i64 16}
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{!8, !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!8, !9, i64 8}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}

source_filename = "constant-table.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@weights = dso_local addrspace(4) externally_initialized constant [16 x float] zeroinitializer, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @weights to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 15
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 %6
  %8 = load float, ptr %7, align 4, !tbaa !7
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %31

10:                                               ; preds = %3
  %11 = and i32 %2, 1
  %12 = icmp eq i32 %2, 1
  br i1 %12, label %17, label %13

13:                                               ; preds = %10
  %14 = and i32 %2, 2147483646
  br label %35

15:                                               ; preds = %35
  %16 = icmp eq i32 %11, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %15, %10
  %18 = phi i32 [ 0, %10 ], [ %60, %15 ]
  %19 = phi float [ %8, %10 ], [ %59, %15 ]
  %20 = icmp ne i32 %11, 0
  tail call void @llvm.assume(i1 %20)
  %21 = and i32 %18, 15
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = add nuw nsw i32 %18, %4
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw float, ptr %1, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = fmul contract float %24, %28
  %30 = fadd contract float %19, %29
  br label %31

31:                                               ; preds = %17, %15, %3
  %32 = phi float [ %8, %3 ], [ %59, %15 ], [ %30, %17 ]
  %33 = zext nneg i32 %4 to i64
  %34 = getelementptr inbounds nuw float, ptr %0, i64 %33
  store float %32, ptr %34, align 4, !tbaa !7
  ret void

35:                                               ; preds = %35, %13
  %36 = phi i32 [ 0, %13 ], [ %60, %35 ]
  %37 = phi float [ %8, %13 ], [ %59, %35 ]
  %38 = phi i32 [ 0, %13 ], [ %61, %35 ]
  %39 = and i32 %36, 14
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = add nuw nsw i32 %36, %4
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr %1, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fmul contract float %42, %46
  %48 = fadd contract float %37, %47
  %49 = or disjoint i32 %36, 1
  %50 = and i32 %49, 15
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !7
  %54 = add nuw nsw i32 %49, %4
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw float, ptr %1, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !7
  %58 = fmul contract float %53, %57
  %59 = fadd contract float %48, %58
  %60 = add nuw nsw i32 %36, 2
  %61 = add i32 %38, 2
  %62 = icmp eq i32 %61, %14
  br i1 %62, label %15, label %35, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
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
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}

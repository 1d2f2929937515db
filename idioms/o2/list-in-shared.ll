source_filename = "list-in-shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { ptr, i32 }

@_ZZ6kernelE5nodes = internal addrspace(3) global [64 x %struct.Node] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !3
  %8 = getelementptr inbounds nuw %struct.Node, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5nodes to ptr), i64 %5
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 %7, ptr %9, align 8, !tbaa !7
  %10 = mul nuw nsw i32 %4, 5
  %11 = add nuw nsw i32 %10, 1
  %12 = and i32 %11, 63
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw %struct.Node, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5nodes to ptr), i64 %13
  store ptr %14, ptr %8, align 8, !tbaa !11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %15 = icmp sgt i32 %2, 0
  br i1 %15, label %16, label %37

16:                                               ; preds = %3
  %17 = and i32 %2, 7
  %18 = icmp ult i32 %2, 8
  br i1 %18, label %23, label %19

19:                                               ; preds = %16
  %20 = and i32 %2, 2147483640
  br label %40

21:                                               ; preds = %40
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %37, label %23

23:                                               ; preds = %21, %16
  %24 = phi i32 [ 0, %16 ], [ %74, %21 ]
  %25 = phi ptr [ %8, %16 ], [ %75, %21 ]
  %26 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %26)
  br label %27

27:                                               ; preds = %27, %23
  %28 = phi i32 [ %33, %27 ], [ %24, %23 ]
  %29 = phi ptr [ %34, %27 ], [ %25, %23 ]
  %30 = phi i32 [ %35, %27 ], [ 0, %23 ]
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %32 = load i32, ptr %31, align 8, !tbaa !7
  %33 = add nsw i32 %32, %28
  %34 = load ptr, ptr %29, align 8, !tbaa !11
  %35 = add i32 %30, 1
  %36 = icmp eq i32 %35, %17
  br i1 %36, label %37, label %27, !llvm.loop !12

37:                                               ; preds = %21, %27, %3
  %38 = phi i32 [ 0, %3 ], [ %74, %21 ], [ %33, %27 ]
  %39 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  store i32 %38, ptr %39, align 4, !tbaa !3
  ret void

40:                                               ; preds = %40, %19
  %41 = phi i32 [ 0, %19 ], [ %74, %40 ]
  %42 = phi ptr [ %8, %19 ], [ %75, %40 ]
  %43 = phi i32 [ 0, %19 ], [ %76, %40 ]
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %45 = load i32, ptr %44, align 8, !tbaa !7
  %46 = add nsw i32 %45, %41
  %47 = load ptr, ptr %42, align 8, !tbaa !11
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = load i32, ptr %48, align 8, !tbaa !7
  %50 = add nsw i32 %49, %46
  %51 = load ptr, ptr %47, align 8, !tbaa !11
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = load i32, ptr %52, align 8, !tbaa !7
  %54 = add nsw i32 %53, %50
  %55 = load ptr, ptr %51, align 8, !tbaa !11
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %57 = load i32, ptr %56, align 8, !tbaa !7
  %58 = add nsw i32 %57, %54
  %59 = load ptr, ptr %55, align 8, !tbaa !11
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %61 = load i32, ptr %60, align 8, !tbaa !7
  %62 = add nsw i32 %61, %58
  %63 = load ptr, ptr %59, align 8, !tbaa !11
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = load i32, ptr %64, align 8, !tbaa !7
  %66 = add nsw i32 %65, %62
  %67 = load ptr, ptr %63, align 8, !tbaa !11
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %69 = load i32, ptr %68, align 8, !tbaa !7
  %70 = add nsw i32 %69, %66
  %71 = load ptr, ptr %67, align 8, !tbaa !11
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %73 = load i32, ptr %72, align 8, !tbaa !7
  %74 = add nsw i32 %73, %70
  %75 = load ptr, ptr %71, align 8, !tbaa !11
  %76 = add i32 %43, 8
  %77 = icmp eq i32 %76, %20
  br i1 %77, label %21, label %40, !llvm.loop !14
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
!7 = !{!8, !4, i64 8}
!8 = !{!"_ZTS4Node", !9, i64 0, !4, i64 8}
!9 = !{!"p1 _ZTS4Node", !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{!8, !9, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}

source_filename = "pointer-as-integer-in-shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Item = type { ptr, i32 }

@_ZZ6kernelE5items = internal addrspace(3) global [64 x %struct.Item] undef, align 8
@_ZZ6kernelE4head = internal addrspace(3) global i64 undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  store i64 0, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4head to ptr), align 8, !tbaa !7
  br label %6

6:                                                ; preds = %5, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %7 = zext nneg i32 %3 to i64
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw %struct.Item, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5items to ptr), i64 %7
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i32 %9, ptr %11, align 8, !tbaa !9
  %12 = ptrtoint ptr %10 to i64
  %13 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4head to ptr), i64 %12 seq_cst, align 8
  %14 = inttoptr i64 %13 to ptr
  store ptr %14, ptr %10, align 8, !tbaa !13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %15 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4head to ptr), align 8, !tbaa !7
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %6
  %18 = inttoptr i64 %15 to ptr
  br label %22

19:                                               ; preds = %22, %6
  %20 = phi i32 [ 0, %6 ], [ %27, %22 ]
  %21 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  store i32 %20, ptr %21, align 4, !tbaa !3
  ret void

22:                                               ; preds = %17, %22
  %23 = phi ptr [ %28, %22 ], [ %18, %17 ]
  %24 = phi i32 [ %27, %22 ], [ 0, %17 ]
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load i32, ptr %25, align 8, !tbaa !9
  %27 = add nsw i32 %26, %24
  %28 = load ptr, ptr %23, align 8, !tbaa !13
  %29 = icmp eq ptr %28, null
  br i1 %29, label %19, label %22, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

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
!8 = !{!"long long", !5, i64 0}
!9 = !{!10, !4, i64 8}
!10 = !{!"_ZTS4Item", !11, i64 0, !4, i64 8}
!11 = !{!"p1 _ZTS4Item", !12, i64 0}
!12 = !{!"any pointer", !5, i64 0}
!13 = !{!10, !11, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}

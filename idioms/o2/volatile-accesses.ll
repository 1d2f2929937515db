source_filename = "volatile-accesses.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE5ready = internal addrspace(3) global i32 undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %2, %5
  %6 = load volatile i32, ptr %0, align 4, !tbaa !3
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %5, label %8, !llvm.loop !7

8:                                                ; preds = %5
  %9 = load volatile i32, ptr %0, align 4, !tbaa !3
  store volatile i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5ready to ptr), align 4, !tbaa !3
  br label %10

10:                                               ; preds = %8, %2
  br label %11

11:                                               ; preds = %10, %11
  %12 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5ready to ptr), align 4, !tbaa !3
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %11, label %14, !llvm.loop !9

14:                                               ; preds = %11
  %15 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5ready to ptr), align 4, !tbaa !3
  %16 = zext nneg i32 %3 to i64
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = distinct !{!9, !8}

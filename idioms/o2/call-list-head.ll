source_filename = "call-list-head.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.List = type { ptr, ptr, i32 }

@_ZL3end = internal addrspace(1) global %struct.List zeroinitializer, align 8
@_ZL4head = internal addrspace(1) global %struct.List { ptr addrspacecast (ptr addrspace(1) @_ZL3end to ptr), ptr null, i32 0 }, align 8
@_ZL5nodes = internal addrspace(1) global [4 x %struct.List] zeroinitializer, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @insert(ptr noundef %0, ptr noundef initializes((0, 16)) %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr %0, align 8, !tbaa !7
  store ptr %3, ptr %1, align 8, !tbaa !7
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store ptr %0, ptr %4, align 8, !tbaa !11
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %1, ptr %5, align 8, !tbaa !11
  store ptr %1, ptr %0, align 8, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i32 @sum(ptr noundef readonly captures(none) %0) local_unnamed_addr #1 {
  %2 = load ptr, ptr %0, align 8, !tbaa !7
  %3 = icmp eq ptr %2, addrspacecast (ptr addrspace(1) @_ZL3end to ptr)
  br i1 %3, label %4, label %6

4:                                                ; preds = %6, %1
  %5 = phi i32 [ 0, %1 ], [ %12, %6 ]
  ret i32 %5

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %13, %6 ], [ %2, %1 ]
  %8 = phi i32 [ %12, %6 ], [ 0, %1 ]
  %9 = mul nsw i32 %8, 10
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %11 = load i32, ptr %10, align 8, !tbaa !12
  %12 = add nsw i32 %11, %9
  %13 = load ptr, ptr %7, align 8, !tbaa !7
  %14 = icmp eq ptr %13, addrspacecast (ptr addrspace(1) @_ZL3end to ptr)
  br i1 %14, label %4, label %6, !llvm.loop !13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %2
  store ptr addrspacecast (ptr addrspace(1) @_ZL3end to ptr), ptr addrspacecast (ptr addrspace(1) @_ZL4head to ptr), align 8, !tbaa !7
  %6 = load i32, ptr %1, align 4, !tbaa !3
  store i32 %6, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), i64 16), align 8, !tbaa !12
  tail call void @insert(ptr noundef addrspacecast (ptr addrspace(1) @_ZL4head to ptr), ptr noundef addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr)) #4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !3
  store i32 %8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), i64 40), align 8, !tbaa !12
  tail call void @insert(ptr noundef addrspacecast (ptr addrspace(1) @_ZL4head to ptr), ptr noundef nonnull getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), i64 24)) #4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %10, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), i64 64), align 8, !tbaa !12
  tail call void @insert(ptr noundef addrspacecast (ptr addrspace(1) @_ZL4head to ptr), ptr noundef nonnull getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), i64 48)) #4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %12 = load i32, ptr %11, align 4, !tbaa !3
  store i32 %12, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), i64 88), align 8, !tbaa !12
  tail call void @insert(ptr noundef addrspacecast (ptr addrspace(1) @_ZL4head to ptr), ptr noundef nonnull getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), i64 72)) #4
  %13 = tail call i32 @sum(ptr noundef addrspacecast (ptr addrspace(1) @_ZL4head to ptr)) #4
  store i32 %13, ptr %0, align 4, !tbaa !3
  br label %14

14:                                               ; preds = %2, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!7 = !{!8, !9, i64 0}
!8 = !{!"_ZTS4List", !9, i64 0, !9, i64 8, !4, i64 16}
!9 = !{!"p1 _ZTS4List", !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{!8, !9, i64 8}
!12 = !{!8, !4, i64 16}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}

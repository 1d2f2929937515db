source_filename = "call-list-head.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.List = type { ptr, ptr, i32 }

@_ZL3end = internal addrspace(1) global %struct.List zeroinitializer, align 8
@_ZL4head = internal addrspace(1) global %struct.List { ptr addrspacecast (ptr addrspace(1) @_ZL3end to ptr), ptr null, i32 0 }, align 8
@_ZL5nodes = internal addrspace(1) global [4 x %struct.List] zeroinitializer, align 8

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @insert(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = getelementptr inbounds nuw %struct.List, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !10
  %8 = load ptr, ptr %4, align 8, !tbaa !7
  %9 = getelementptr inbounds nuw %struct.List, ptr %8, i32 0, i32 0
  store ptr %7, ptr %9, align 8, !tbaa !10
  %10 = load ptr, ptr %3, align 8, !tbaa !7
  %11 = load ptr, ptr %4, align 8, !tbaa !7
  %12 = getelementptr inbounds nuw %struct.List, ptr %11, i32 0, i32 1
  store ptr %10, ptr %12, align 8, !tbaa !12
  %13 = load ptr, ptr %4, align 8, !tbaa !7
  %14 = load ptr, ptr %3, align 8, !tbaa !7
  %15 = getelementptr inbounds nuw %struct.List, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8, !tbaa !10
  %17 = getelementptr inbounds nuw %struct.List, ptr %16, i32 0, i32 1
  store ptr %13, ptr %17, align 8, !tbaa !12
  %18 = load ptr, ptr %4, align 8, !tbaa !7
  %19 = load ptr, ptr %3, align 8, !tbaa !7
  %20 = getelementptr inbounds nuw %struct.List, ptr %19, i32 0, i32 0
  store ptr %18, ptr %20, align 8, !tbaa !10
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local i32 @sum(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %3) #4
  store i32 0, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %4) #4
  %5 = load ptr, ptr %2, align 8, !tbaa !7
  %6 = getelementptr inbounds nuw %struct.List, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !10
  store ptr %7, ptr %4, align 8, !tbaa !7
  br label %8

8:                                                ; preds = %19, %1
  %9 = load ptr, ptr %4, align 8, !tbaa !7
  %10 = icmp ne ptr %9, addrspacecast (ptr addrspace(1) @_ZL3end to ptr)
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %4) #4
  br label %23

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4, !tbaa !3
  %14 = mul nsw i32 10, %13
  %15 = load ptr, ptr %4, align 8, !tbaa !7
  %16 = getelementptr inbounds nuw %struct.List, ptr %15, i32 0, i32 2
  %17 = load i32, ptr %16, align 8, !tbaa !13
  %18 = add nsw i32 %14, %17
  store i32 %18, ptr %3, align 4, !tbaa !3
  br label %19

19:                                               ; preds = %12
  %20 = load ptr, ptr %4, align 8, !tbaa !7
  %21 = getelementptr inbounds nuw %struct.List, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8, !tbaa !10
  store ptr %22, ptr %4, align 8, !tbaa !7
  br label %8, !llvm.loop !14

23:                                               ; preds = %11
  %24 = load i32, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %3) #4
  ret i32 %24
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !16
  store ptr %1, ptr %4, align 8, !tbaa !16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  br label %34

9:                                                ; preds = %2
  store ptr addrspacecast (ptr addrspace(1) @_ZL3end to ptr), ptr addrspacecast (ptr addrspace(1) @_ZL4head to ptr), align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %5) #4
  store i32 0, ptr %5, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %27, %9
  %11 = load i32, ptr %5, align 4, !tbaa !3
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %5) #4
  br label %30

14:                                               ; preds = %10
  %15 = load ptr, ptr %4, align 8, !tbaa !16
  %16 = load i32, ptr %5, align 4, !tbaa !3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = load i32, ptr %5, align 4, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [4 x %struct.List], ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), i64 0, i64 %21
  %23 = getelementptr inbounds nuw %struct.List, ptr %22, i32 0, i32 2
  store i32 %19, ptr %23, align 8, !tbaa !13
  %24 = load i32, ptr %5, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [4 x %struct.List], ptr addrspacecast (ptr addrspace(1) @_ZL5nodes to ptr), i64 0, i64 %25
  call void @insert(ptr noundef addrspacecast (ptr addrspace(1) @_ZL4head to ptr), ptr noundef %26) #5
  br label %27

27:                                               ; preds = %14
  %28 = load i32, ptr %5, align 4, !tbaa !3
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %5, align 4, !tbaa !3
  br label %10, !llvm.loop !18

30:                                               ; preds = %13
  %31 = call i32 @sum(ptr noundef addrspacecast (ptr addrspace(1) @_ZL4head to ptr)) #5
  %32 = load ptr, ptr %3, align 8, !tbaa !16
  %33 = getelementptr inbounds i32, ptr %32, i64 0
  store i32 %31, ptr %33, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %30, %8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
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
!8 = !{!"p1 _ZTS4List", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !8, i64 0}
!11 = !{!"_ZTS4List", !8, i64 0, !8, i64 8, !4, i64 16}
!12 = !{!11, !8, i64 8}
!13 = !{!11, !4, i64 16}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 int", !9, i64 0}
!18 = distinct !{!18, !15}

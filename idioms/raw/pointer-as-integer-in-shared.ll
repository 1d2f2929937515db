source_filename = "pointer-as-integer-in-shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Item = type { ptr, i32 }

@_ZZ6kernelE5items = internal addrspace(3) global [64 x %struct.Item] undef, align 8
@_ZZ6kernelE4head = internal addrspace(3) global i64 undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #4
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %8, ptr %5, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %2
  store i64 0, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4head to ptr), align 8, !tbaa !10
  br label %12

12:                                               ; preds = %11, %2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = load ptr, ptr %4, align 8, !tbaa !7
  %14 = load i32, ptr %5, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = load i32, ptr %5, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [64 x %struct.Item], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5items to ptr), i64 0, i64 %19
  %21 = getelementptr inbounds nuw %struct.Item, ptr %20, i32 0, i32 1
  store i32 %17, ptr %21, align 8, !tbaa !12
  %22 = load i32, ptr %5, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [64 x %struct.Item], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5items to ptr), i64 0, i64 %23
  %25 = ptrtoint ptr %24 to i64
  %26 = atomicrmw xchg ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4head to ptr), i64 %25 seq_cst, align 8
  %27 = inttoptr i64 %26 to ptr
  %28 = load i32, ptr %5, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [64 x %struct.Item], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5items to ptr), i64 0, i64 %29
  %31 = getelementptr inbounds nuw %struct.Item, ptr %30, i32 0, i32 0
  store ptr %27, ptr %31, align 8, !tbaa !15
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %6) #4
  store i32 0, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %32 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4head to ptr), align 8, !tbaa !10
  %33 = inttoptr i64 %32 to ptr
  store ptr %33, ptr %7, align 8, !tbaa !16
  br label %34

34:                                               ; preds = %44, %12
  %35 = load ptr, ptr %7, align 8, !tbaa !16
  %36 = icmp ne ptr %35, null
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr %7) #4
  br label %48

38:                                               ; preds = %34
  %39 = load ptr, ptr %7, align 8, !tbaa !16
  %40 = getelementptr inbounds nuw %struct.Item, ptr %39, i32 0, i32 1
  %41 = load i32, ptr %40, align 8, !tbaa !12
  %42 = load i32, ptr %6, align 4, !tbaa !3
  %43 = add nsw i32 %42, %41
  store i32 %43, ptr %6, align 4, !tbaa !3
  br label %44

44:                                               ; preds = %38
  %45 = load ptr, ptr %7, align 8, !tbaa !16
  %46 = getelementptr inbounds nuw %struct.Item, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8, !tbaa !15
  store ptr %47, ptr %7, align 8, !tbaa !16
  br label %34, !llvm.loop !17

48:                                               ; preds = %37
  %49 = load i32, ptr %6, align 4, !tbaa !3
  %50 = load ptr, ptr %3, align 8, !tbaa !7
  %51 = load i32, ptr %5, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  store i32 %49, ptr %53, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %6) #4
  call void @llvm.lifetime.end.p0(ptr %5) #4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
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
!7 = !{!8, !8, i64 0}
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"long long", !5, i64 0}
!12 = !{!13, !4, i64 8}
!13 = !{!"_ZTS4Item", !14, i64 0, !4, i64 8}
!14 = !{!"p1 _ZTS4Item", !9, i64 0}
!15 = !{!13, !14, i64 0}
!16 = !{!14, !14, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}

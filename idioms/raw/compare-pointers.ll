source_filename = "compare-pointers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE4tile = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #4
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %5, align 4, !tbaa !3
  %11 = load ptr, ptr %4, align 8, !tbaa !7
  %12 = load i32, ptr %5, align 4, !tbaa !3
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %11, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = load i32, ptr %5, align 4, !tbaa !3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4tile to ptr), i64 0, i64 %17
  store i32 %15, ptr %18, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %6) #4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4tile to ptr), ptr %6, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %7) #4
  store ptr getelementptr inbounds (i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4tile to ptr), i64 63), ptr %7, align 8, !tbaa !7
  br label %19

19:                                               ; preds = %23, %2
  %20 = load ptr, ptr %6, align 8, !tbaa !7
  %21 = load ptr, ptr %7, align 8, !tbaa !7
  %22 = icmp ult ptr %20, %21
  br i1 %22, label %23, label %33

23:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %8) #4
  %24 = load ptr, ptr %6, align 8, !tbaa !7
  %25 = load i32, ptr %24, align 4, !tbaa !3
  store i32 %25, ptr %8, align 4, !tbaa !3
  %26 = load ptr, ptr %7, align 8, !tbaa !7
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = load ptr, ptr %6, align 8, !tbaa !7
  %29 = getelementptr inbounds nuw i32, ptr %28, i32 1
  store ptr %29, ptr %6, align 8, !tbaa !7
  store i32 %27, ptr %28, align 4, !tbaa !3
  %30 = load i32, ptr %8, align 4, !tbaa !3
  %31 = load ptr, ptr %7, align 8, !tbaa !7
  %32 = getelementptr inbounds i32, ptr %31, i32 -1
  store ptr %32, ptr %7, align 8, !tbaa !7
  store i32 %30, ptr %31, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %8) #4
  br label %19, !llvm.loop !10

33:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %9) #4
  %34 = load ptr, ptr %4, align 8, !tbaa !7
  %35 = load i32, ptr %5, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  store ptr %37, ptr %9, align 8, !tbaa !7
  %38 = load i32, ptr %5, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4tile to ptr), i64 0, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !3
  %42 = load ptr, ptr %9, align 8, !tbaa !7
  %43 = load ptr, ptr %3, align 8, !tbaa !7
  %44 = icmp eq ptr %42, %43
  %45 = zext i1 %44 to i32
  %46 = add nsw i32 %41, %45
  %47 = load ptr, ptr %9, align 8, !tbaa !7
  %48 = load ptr, ptr %6, align 8, !tbaa !7
  %49 = icmp eq ptr %47, %48
  %50 = zext i1 %49 to i32
  %51 = add nsw i32 %46, %50
  %52 = load ptr, ptr %3, align 8, !tbaa !7
  %53 = load i32, ptr %5, align 4, !tbaa !3
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %52, i64 %54
  store i32 %51, ptr %55, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %9) #4
  call void @llvm.lifetime.end.p0(ptr %7) #4
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}

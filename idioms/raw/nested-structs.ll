source_filename = "nested-structs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Outer = type { ptr, %struct.Inner, ptr }
%struct.Inner = type { [2 x ptr], i32 }

@_ZZ6kernelE3low = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ6kernelE4high = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Outer, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %9 = load ptr, ptr %5, align 8, !tbaa !7
  %10 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 0
  store ptr %9, ptr %10, align 8, !tbaa !10
  %11 = load ptr, ptr %4, align 8, !tbaa !7
  %12 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 2
  store ptr %11, ptr %12, align 8, !tbaa !13
  %13 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 1
  %14 = getelementptr inbounds nuw %struct.Inner, ptr %13, i32 0, i32 0
  %15 = getelementptr inbounds [2 x ptr], ptr %14, i64 0, i64 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE3low to ptr), ptr %15, align 8, !tbaa !7
  %16 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 1
  %17 = getelementptr inbounds nuw %struct.Inner, ptr %16, i32 0, i32 0
  %18 = getelementptr inbounds [2 x ptr], ptr %17, i64 0, i64 1
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4high to ptr), ptr %18, align 8, !tbaa !7
  %19 = load i32, ptr %6, align 4, !tbaa !3
  %20 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 1
  %21 = getelementptr inbounds nuw %struct.Inner, ptr %20, i32 0, i32 1
  store i32 %19, ptr %21, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %8) #4
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %22, ptr %8, align 4, !tbaa !3
  %23 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8, !tbaa !10
  %25 = load i32, ptr %8, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 1
  %30 = getelementptr inbounds nuw %struct.Inner, ptr %29, i32 0, i32 0
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = and i32 %31, 1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [2 x ptr], ptr %30, i64 0, i64 %33
  %35 = load ptr, ptr %34, align 8, !tbaa !7
  %36 = load i32, ptr %8, align 4, !tbaa !3
  %37 = ashr i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %35, i64 %38
  store i32 %28, ptr %39, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 1
  %41 = getelementptr inbounds nuw %struct.Inner, ptr %40, i32 0, i32 0
  %42 = getelementptr inbounds [2 x ptr], ptr %41, i64 0, i64 1
  %43 = load ptr, ptr %42, align 8, !tbaa !7
  %44 = load i32, ptr %8, align 4, !tbaa !3
  %45 = ashr i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %43, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 1
  %50 = getelementptr inbounds nuw %struct.Inner, ptr %49, i32 0, i32 0
  %51 = getelementptr inbounds [2 x ptr], ptr %50, i64 0, i64 0
  %52 = load ptr, ptr %51, align 8, !tbaa !7
  %53 = load i32, ptr %8, align 4, !tbaa !3
  %54 = ashr i32 %53, 1
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %52, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = sub nsw i32 %48, %57
  %59 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 1
  %60 = getelementptr inbounds nuw %struct.Inner, ptr %59, i32 0, i32 1
  %61 = load i32, ptr %60, align 8, !tbaa !14
  %62 = add nsw i32 %58, %61
  %63 = getelementptr inbounds nuw %struct.Outer, ptr %7, i32 0, i32 2
  %64 = load ptr, ptr %63, align 8, !tbaa !13
  %65 = load i32, ptr %8, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %64, i64 %66
  store i32 %62, ptr %67, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %8) #4
  call void @llvm.lifetime.end.p0(ptr %7) #4
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
!10 = !{!11, !8, i64 0}
!11 = !{!"_ZTS5Outer", !8, i64 0, !12, i64 8, !8, i64 32}
!12 = !{!"_ZTS5Inner", !5, i64 0, !4, i64 16}
!13 = !{!11, !8, i64 32}
!14 = !{!11, !4, i64 24}

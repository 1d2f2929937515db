source_filename = "call-returns-struct.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { ptr, ptr }

@_ZZ6kernelE1a = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.Pair @make(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.Pair, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  %6 = getelementptr inbounds nuw %struct.Pair, ptr %3, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !7
  %8 = getelementptr inbounds float, ptr %7, i64 1
  store ptr %8, ptr %6, align 8, !tbaa !10
  %9 = getelementptr inbounds nuw %struct.Pair, ptr %3, i32 0, i32 1
  %10 = load ptr, ptr %5, align 8, !tbaa !7
  %11 = getelementptr inbounds float, ptr %10, i64 1
  store ptr %11, ptr %9, align 8, !tbaa !12
  %12 = load %struct.Pair, ptr %3, align 8
  ret %struct.Pair %12
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Pair, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %6 = load ptr, ptr %4, align 8, !tbaa !7
  %7 = call %struct.Pair @make(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), ptr noundef %6) #6
  %8 = getelementptr inbounds nuw %struct.Pair, ptr %5, i32 0, i32 0
  %9 = extractvalue %struct.Pair %7, 0
  store ptr %9, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.Pair, ptr %5, i32 0, i32 1
  %11 = extractvalue %struct.Pair %7, 1
  store ptr %11, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.Pair, ptr %5, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !12
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %13, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !13
  %18 = getelementptr inbounds nuw %struct.Pair, ptr %5, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8, !tbaa !10
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %19, i64 %21
  store float %17, ptr %22, align 4, !tbaa !13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = getelementptr inbounds nuw %struct.Pair, ptr %5, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8, !tbaa !10
  %25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = sub nsw i32 62, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %24, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !13
  %30 = load ptr, ptr %3, align 8, !tbaa !7
  %31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  store float %29, ptr %33, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !8, i64 0}
!11 = !{!"_ZTS4Pair", !8, i64 0, !8, i64 8}
!12 = !{!11, !8, i64 8}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}

source_filename = "struct-copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.View = type { ptr, ptr, i32, i32 }

@_ZZ6kernelE4tile = internal addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.View, align 8
  %6 = alloca %struct.View, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %8 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4tile to ptr), ptr %8, align 8, !tbaa !10
  %9 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %3, align 8, !tbaa !7
  store ptr %10, ptr %9, align 8, !tbaa !12
  %11 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 2
  store i32 0, ptr %11, align 8, !tbaa !13
  %12 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 3
  %13 = load i32, ptr %4, align 4, !tbaa !3
  store i32 %13, ptr %12, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %6) #5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !15
  %14 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 2
  store i32 1, ptr %14, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %15, ptr %7, align 4, !tbaa !3
  %16 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !12
  %18 = load i32, ptr %7, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %17, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !16
  %22 = getelementptr inbounds nuw %struct.View, ptr %6, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8, !tbaa !10
  %24 = load i32, ptr %7, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  store float %21, ptr %26, align 4, !tbaa !16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 24, i1 false), !tbaa.struct !15
  %27 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8, !tbaa !10
  %29 = load i32, ptr %7, align 4, !tbaa !3
  %30 = sub nsw i32 255, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %28, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !16
  %34 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 1
  %35 = load ptr, ptr %34, align 8, !tbaa !12
  %36 = load i32, ptr %7, align 4, !tbaa !3
  %37 = getelementptr inbounds nuw %struct.View, ptr %5, i32 0, i32 2
  %38 = load i32, ptr %37, align 8, !tbaa !13
  %39 = add nsw i32 %36, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %35, i64 %40
  store float %33, ptr %41, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %7) #5
  call void @llvm.lifetime.end.p0(ptr %6) #5
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nounwind }

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
!11 = !{!"_ZTS4View", !8, i64 0, !8, i64 8, !4, i64 16, !4, i64 20}
!12 = !{!11, !8, i64 8}
!13 = !{!11, !4, i64 16}
!14 = !{!11, !4, i64 20}
!15 = !{i64 0, i64 8, !7, i64 8, i64 8, !7, i64 16, i64 4, !3, i64 20, i64 4, !3}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !5, i64 0}

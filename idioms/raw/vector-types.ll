source_filename = "vector-types.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@_ZZ6kernelE4tile = internal addrspace(3) global [512 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca <4 x float>, align 16
  %8 = alloca %struct.float4, align 16
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %9, ptr %5, align 4, !tbaa !3
  %10 = load ptr, ptr %4, align 8, !tbaa !10
  %11 = load i32, ptr %5, align 4, !tbaa !3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds %struct.float4, ptr %10, i64 %12
  %14 = load i32, ptr %5, align 4, !tbaa !3
  %15 = mul nsw i32 4, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4tile to ptr), i64 0, i64 %16
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 16 %13, i64 16, i1 false), !tbaa.struct !12
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %6) #5
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4tile to ptr), ptr %6, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %18 = load ptr, ptr %6, align 8, !tbaa !15
  %19 = load i32, ptr %5, align 4, !tbaa !3
  %20 = sub nsw i32 127, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <4 x float>, ptr %18, i64 %21
  %23 = load <4 x float>, ptr %22, align 16, !tbaa !16
  %24 = fmul contract <4 x float> %23, splat (float 2.000000e+00)
  store <4 x float> %24, ptr %7, align 16, !tbaa !16
  %25 = load <4 x float>, ptr %7, align 16, !tbaa !16
  %26 = load ptr, ptr %6, align 8, !tbaa !15
  %27 = load i32, ptr %5, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds <4 x float>, ptr %26, i64 %28
  store <4 x float> %25, ptr %29, align 16, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %30 = load i32, ptr %5, align 4, !tbaa !3
  %31 = mul nsw i32 4, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4tile to ptr), i64 0, i64 %32
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %8, ptr align 4 %33, i64 16, i1 false), !tbaa.struct !12
  %34 = load <4 x float>, ptr %7, align 16
  %35 = extractelement <4 x float> %34, i64 1
  %36 = getelementptr inbounds nuw %struct.float4, ptr %8, i32 0, i32 0
  %37 = load float, ptr %36, align 16, !tbaa !17
  %38 = fadd contract float %37, %35
  store float %38, ptr %36, align 16, !tbaa !17
  %39 = load ptr, ptr %3, align 8, !tbaa !7
  %40 = load i32, ptr %5, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.float4, ptr %39, i64 %41
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %42, ptr align 16 %8, i64 16, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  call void @llvm.lifetime.end.p0(ptr %6) #5
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!8 = !{!"p1 _ZTS6float4", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 float", !9, i64 0}
!12 = !{i64 0, i64 4, !13, i64 4, i64 4, !13, i64 8, i64 4, !13, i64 12, i64 4, !13}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = !{!9, !9, i64 0}
!16 = !{!5, !5, i64 0}
!17 = !{!18, !14, i64 0}
!18 = !{!"_ZTS6float4", !14, i64 0, !14, i64 4, !14, i64 8, !14, i64 12}

source_filename = "call-virtual-on-variables.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Op = type { ptr }
%struct.Scale = type <{ %struct.Op, i32, [4 x i8] }>

@_ZZ6kernelE1a = internal addrspace(3) global [64 x float] undef, align 4
@_ZL3ops = internal addrspace(4) constant [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @_ZL5plain to ptr), ptr addrspacecast (ptr addrspace(1) @_ZL5scale to ptr)], align 8
@_ZTV2Op = dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK2Op3runEPKf] }, align 8
@_ZTV5Scale = dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK5Scale3runEPKf] }, align 8
@_ZL5plain = internal addrspace(1) global %struct.Op { ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV2Op, i32 0, i32 0, i32 2) }, align 8
@_ZL5scale = internal addrspace(1) global { ptr, i32 } { ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV5Scale, i32 0, i32 0, i32 2), i32 3 }, align 8

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_ZNK2Op3runEPKf(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !10
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !10
  %7 = getelementptr inbounds float, ptr %6, i64 0
  %8 = load float, ptr %7, align 4, !tbaa !12
  ret float %8
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_ZNK5Scale3runEPKf(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) unnamed_addr #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !14
  store ptr %1, ptr %4, align 8, !tbaa !10
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Scale, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 8, !tbaa !16
  %8 = sitofp i32 %7 to float
  %9 = load ptr, ptr %4, align 8, !tbaa !10
  %10 = getelementptr inbounds float, ptr %9, i64 1
  %11 = load float, ptr %10, align 4, !tbaa !12
  %12 = fmul contract float %8, %11
  ret float %12
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local float @apply(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !10
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load ptr, ptr %4, align 8, !tbaa !10
  %7 = load ptr, ptr %5, align 8, !tbaa !19
  %8 = getelementptr inbounds ptr, ptr %7, i64 0
  %9 = load ptr, ptr %8, align 8
  %10 = call contract noundef float %9(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef %6) #4
  ret float %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !10
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %5, align 8, !tbaa !10
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %7, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !12
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), i64 0, i64 %13
  store float %11, ptr %14, align 4, !tbaa !12
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %15 = load i32, ptr %6, align 4, !tbaa !3
  %16 = and i32 %15, 1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [2 x ptr], ptr addrspacecast (ptr addrspace(4) @_ZL3ops to ptr), i64 0, i64 %17
  %19 = load ptr, ptr %18, align 8, !tbaa !7
  %20 = call contract float @apply(ptr noundef %19, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr)) #4
  %21 = load ptr, ptr %4, align 8, !tbaa !10
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %21, i64 %23
  store float %20, ptr %24, align 4, !tbaa !12
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

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
!8 = !{!"p1 _ZTS2Op", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 float", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 _ZTS5Scale", !9, i64 0}
!16 = !{!17, !4, i64 8}
!17 = !{!"_ZTS5Scale", !18, i64 0, !4, i64 8}
!18 = !{!"_ZTS2Op"}
!19 = !{!20, !20, i64 0}
!20 = !{!"vtable pointer", !6, i64 0}

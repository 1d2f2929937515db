source_filename = "array-of-shared-pointers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE1a = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ6kernelE1b = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ6kernelE1c = internal addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [3 x ptr], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = srem i32 %2, 3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds ptr, ptr %4, i64 %7
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), ptr %8, align 8, !tbaa !7
  %9 = add nsw i32 %2, 1
  %10 = srem i32 %9, 3
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds ptr, ptr %4, i64 %11
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1b to ptr), ptr %12, align 8, !tbaa !7
  %13 = add nsw i32 %2, 2
  %14 = srem i32 %13, 3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %4, i64 %15
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1c to ptr), ptr %16, align 8, !tbaa !7
  %17 = zext nneg i32 %5 to i64
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !10
  %20 = trunc nuw nsw i32 %5 to i16
  %21 = udiv i16 %20, 3
  %22 = mul i16 %21, 3
  %23 = sub i16 %20, %22
  %24 = zext nneg i16 %23 to i64
  %25 = getelementptr inbounds nuw ptr, ptr %4, i64 %24
  %26 = load ptr, ptr %25, align 8, !tbaa !7
  %27 = zext nneg i16 %21 to i64
  %28 = getelementptr inbounds nuw float, ptr %26, i64 %27
  store float %19, ptr %28, align 4, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = add nuw nsw i16 %20, 1
  %30 = urem i16 %29, 3
  %31 = zext nneg i16 %30 to i64
  %32 = getelementptr inbounds nuw ptr, ptr %4, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !7
  %34 = getelementptr inbounds nuw float, ptr %33, i64 %27
  %35 = load float, ptr %34, align 4, !tbaa !10
  %36 = getelementptr inbounds nuw float, ptr %0, i64 %17
  store float %35, ptr %36, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}

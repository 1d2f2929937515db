source_filename = "half-words.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Flags = type { i16, i8 }

@_ZZ6kernelE5flags = internal unnamed_addr addrspace(3) global [64 x %struct.Flags] undef, align 2
@_ZZ6kernelE4half = internal unnamed_addr addrspace(3) global [64 x i16] undef, align 2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %struct.Flags, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5flags to ptr), i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 %4
  %7 = load i8, ptr %6, align 1, !tbaa !7
  %8 = and i8 %7, 31
  %9 = zext nneg i8 %8 to i16
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 1
  %11 = load i8, ptr %10, align 1, !tbaa !7
  %12 = zext i8 %11 to i16
  %13 = shl nuw nsw i16 %12, 5
  %14 = add nuw nsw i16 %13, 96
  %15 = or disjoint i16 %14, %9
  store i16 %15, ptr %5, align 2
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 2
  %17 = load i8, ptr %16, align 1, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 2
  store i8 %17, ptr %18, align 2, !tbaa !8
  %19 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4half to ptr), i64 %4
  %20 = lshr exact i16 %14, 5
  store i16 %20, ptr %19, align 2, !tbaa !11
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 1
  %22 = lshr i16 %14, 13
  %23 = trunc nuw nsw i16 %22 to i8
  %24 = xor i8 %17, %23
  store i8 %24, ptr %21, align 1, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = sub nsw i32 63, %3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i16, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4half to ptr), i64 %26
  %28 = load i16, ptr %27, align 2, !tbaa !11
  %29 = getelementptr inbounds %struct.Flags, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE5flags to ptr), i64 %26
  %30 = load i16, ptr %29, align 2
  %31 = and i16 %30, 31
  %32 = add i16 %31, %28
  %33 = getelementptr inbounds nuw i16, ptr %0, i64 %4
  store i16 %32, ptr %33, align 2, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = !{!9, !5, i64 2}
!9 = !{!"_ZTS5Flags", !10, i64 0, !10, i64 0, !5, i64 2}
!10 = !{!"short", !5, i64 0}
!11 = !{!10, !10, i64 0}

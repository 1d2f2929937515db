source_filename = "call-lambda.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%class.anon = type { ptr, ptr }
%class.anon.0 = type { ptr, ptr, ptr }

@_ZZ6kernelE1a = internal addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca %class.anon, align 8
  %8 = alloca %class.anon.0, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store i32 %2, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), ptr %6, align 8, !tbaa !7
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), ptr %7, align 8, !tbaa !10
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %9, align 8, !tbaa !12
  tail call fastcc void @_Z8for_eachIZ6kernelEUliE_EviT_(i32 noundef %2, ptr noundef nonnull byval(%class.anon) align 8 %7) #5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store ptr %4, ptr %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %6, ptr %10, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %5, ptr %11, align 8, !tbaa !16
  call fastcc void @_Z8for_eachIZ6kernelEUliE0_EviT_(i32 noundef %2, ptr noundef nonnull byval(%class.anon.0) align 8 %8) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @_Z8for_eachIZ6kernelEUliE_EviT_(i32 noundef %0, ptr noundef readonly byval(%class.anon) align 8 captures(none) %1) unnamed_addr #2 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp slt i32 %3, %0
  br i1 %4, label %5, label %10

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !12
  %8 = load ptr, ptr %1, align 8, !tbaa !10
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %11

10:                                               ; preds = %11, %2
  ret void

11:                                               ; preds = %5, %11
  %12 = phi i32 [ %3, %5 ], [ %17, %11 ]
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw float, ptr %7, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !18
  %16 = getelementptr inbounds nuw float, ptr %8, i64 %13
  store float %15, ptr %16, align 4, !tbaa !18
  %17 = add nuw nsw i32 %12, %9
  %18 = icmp slt i32 %17, %0
  br i1 %18, label %11, label %10, !llvm.loop !20
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @_Z8for_eachIZ6kernelEUliE0_EviT_(i32 noundef %0, ptr noundef readonly byval(%class.anon.0) align 8 captures(none) %1) unnamed_addr #2 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp slt i32 %3, %0
  br i1 %4, label %5, label %15

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !22, !nonnull !24, !align !25
  %8 = load ptr, ptr %7, align 8, !tbaa !7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !26, !nonnull !24, !align !27
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %12 = load ptr, ptr %1, align 8, !tbaa !28, !nonnull !24, !align !25
  %13 = load ptr, ptr %12, align 8, !tbaa !7
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %16

15:                                               ; preds = %16, %2
  ret void

16:                                               ; preds = %5, %16
  %17 = phi i32 [ %3, %5 ], [ %25, %16 ]
  %18 = xor i32 %17, -1
  %19 = add i32 %11, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %8, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !18
  %23 = zext nneg i32 %17 to i64
  %24 = getelementptr inbounds nuw float, ptr %13, i64 %23
  store float %22, ptr %24, align 4, !tbaa !18
  %25 = add nuw nsw i32 %17, %14
  %26 = icmp slt i32 %25, %0
  br i1 %26, label %16, label %15, !llvm.loop !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!11 = !{!"_ZTSZ6kernelEUliE_", !8, i64 0, !8, i64 8}
!12 = !{!11, !8, i64 8}
!13 = !{!14, !14, i64 0}
!14 = !{!"p2 float", !15, i64 0}
!15 = !{!"any p2 pointer", !9, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 int", !9, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !5, i64 0}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!23, !14, i64 8}
!23 = !{!"_ZTSZ6kernelEUliE0_", !14, i64 0, !14, i64 8, !17, i64 16}
!24 = !{}
!25 = !{i64 8}
!26 = !{!23, !17, i64 16}
!27 = !{i64 4}
!28 = !{!23, !14, i64 0}
!29 = distinct !{!29, !21}

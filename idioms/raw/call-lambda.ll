source_filename = "call-lambda.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%class.anon = type { ptr, ptr }
%class.anon.0 = type { ptr, ptr, ptr }

@_ZZ6kernelE1a = internal addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca %class.anon, align 8
  %9 = alloca %class.anon.0, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE1a to ptr), ptr %7, align 8, !tbaa !7
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = getelementptr inbounds nuw %class.anon, ptr %8, i32 0, i32 0
  %12 = load ptr, ptr %7, align 8, !tbaa !7
  store ptr %12, ptr %11, align 8, !tbaa !10
  %13 = getelementptr inbounds nuw %class.anon, ptr %8, i32 0, i32 1
  %14 = load ptr, ptr %5, align 8, !tbaa !7
  store ptr %14, ptr %13, align 8, !tbaa !12
  call void @_Z8for_eachIZ6kernelEUliE_EviT_(i32 noundef %10, ptr noundef byval(%class.anon) align 8 %8) #7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %15 = load i32, ptr %6, align 4, !tbaa !3
  %16 = getelementptr inbounds nuw %class.anon.0, ptr %9, i32 0, i32 0
  store ptr %4, ptr %16, align 8, !tbaa !13
  %17 = getelementptr inbounds nuw %class.anon.0, ptr %9, i32 0, i32 1
  store ptr %7, ptr %17, align 8, !tbaa !13
  %18 = getelementptr inbounds nuw %class.anon.0, ptr %9, i32 0, i32 2
  store ptr %6, ptr %18, align 8, !tbaa !16
  call void @_Z8for_eachIZ6kernelEUliE0_EviT_(i32 noundef %15, ptr noundef byval(%class.anon.0) align 8 %9) #7
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define internal void @_Z8for_eachIZ6kernelEUliE_EviT_(i32 noundef %0, ptr noundef byval(%class.anon) align 8 %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %4) #6
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %5, ptr %4, align 4, !tbaa !3
  br label %6

6:                                                ; preds = %13, %2
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %8 = load i32, ptr %3, align 4, !tbaa !3
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %11, label %10

10:                                               ; preds = %6
  call void @llvm.lifetime.end.p0(ptr %4) #6
  br label %17

11:                                               ; preds = %6
  %12 = load i32, ptr %4, align 4, !tbaa !3
  call void @_ZZ6kernelENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %12) #7
  br label %13

13:                                               ; preds = %11
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = load i32, ptr %4, align 4, !tbaa !3
  %16 = add nsw i32 %15, %14
  store i32 %16, ptr %4, align 4, !tbaa !3
  br label %6, !llvm.loop !18

17:                                               ; preds = %10
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline nounwind
define internal void @_Z8for_eachIZ6kernelEUliE0_EviT_(i32 noundef %0, ptr noundef byval(%class.anon.0) align 8 %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %4) #6
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %5, ptr %4, align 4, !tbaa !3
  br label %6

6:                                                ; preds = %13, %2
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %8 = load i32, ptr %3, align 4, !tbaa !3
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %11, label %10

10:                                               ; preds = %6
  call void @llvm.lifetime.end.p0(ptr %4) #6
  br label %17

11:                                               ; preds = %6
  %12 = load i32, ptr %4, align 4, !tbaa !3
  call void @_ZZ6kernelENKUliE0_clEi(ptr noundef nonnull align 8 dereferenceable(24) %1, i32 noundef %12) #7
  br label %13

13:                                               ; preds = %11
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = load i32, ptr %4, align 4, !tbaa !3
  %16 = add nsw i32 %15, %14
  store i32 %16, ptr %4, align 4, !tbaa !3
  br label %6, !llvm.loop !20

17:                                               ; preds = %10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZZ6kernelENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #5 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !12
  %8 = load i32, ptr %4, align 4, !tbaa !3
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %7, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !22
  %12 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8, !tbaa !10
  %14 = load i32, ptr %4, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %13, i64 %15
  store float %11, ptr %16, align 4, !tbaa !22
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZZ6kernelENKUliE0_clEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1) #5 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !24, !nonnull !26, !align !27
  %8 = load ptr, ptr %7, align 8, !tbaa !7
  %9 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 2
  %10 = load ptr, ptr %9, align 8, !tbaa !28, !nonnull !26, !align !29
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %12 = sub nsw i32 %11, 1
  %13 = load i32, ptr %4, align 4, !tbaa !3
  %14 = sub nsw i32 %12, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %8, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !22
  %18 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8, !tbaa !30, !nonnull !26, !align !27
  %20 = load ptr, ptr %19, align 8, !tbaa !7
  %21 = load i32, ptr %4, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  store float %17, ptr %23, align 4, !tbaa !22
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{!20, !19}
!21 = !{!9, !9, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"float", !5, i64 0}
!24 = !{!25, !14, i64 8}
!25 = !{!"_ZTSZ6kernelEUliE0_", !14, i64 0, !14, i64 8, !17, i64 16}
!26 = !{}
!27 = !{i64 8}
!28 = !{!25, !17, i64 16}
!29 = !{i64 4}
!30 = !{!25, !14, i64 0}

source_filename = "struct-parameter-changed.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Args = type { ptr, i32 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef byval(%struct.Args) align 8 %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %1, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %4) #3
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %6, ptr %4, align 4, !tbaa !3
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %8 = getelementptr inbounds nuw %struct.Args, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8, !tbaa !7
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr %9, i64 %10
  store ptr %11, ptr %8, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #3
  store i32 0, ptr %5, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %28, %2
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = load i32, ptr %3, align 4, !tbaa !3
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %5) #3
  br label %31

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw %struct.Args, ptr %0, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8, !tbaa !7
  %20 = load float, ptr %19, align 4, !tbaa !11
  %21 = fmul contract float %20, 2.000000e+00
  store float %21, ptr %19, align 4, !tbaa !11
  %22 = getelementptr inbounds nuw %struct.Args, ptr %0, i32 0, i32 1
  %23 = load i32, ptr %22, align 8, !tbaa !13
  %24 = getelementptr inbounds nuw %struct.Args, ptr %0, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8, !tbaa !7
  %26 = sext i32 %23 to i64
  %27 = getelementptr inbounds float, ptr %25, i64 %26
  store ptr %27, ptr %24, align 8, !tbaa !7
  br label %28

28:                                               ; preds = %17
  %29 = load i32, ptr %5, align 4, !tbaa !3
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %5, align 4, !tbaa !3
  br label %12, !llvm.loop !14

31:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %4) #3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !9, i64 0}
!8 = !{!"_ZTS4Args", !9, i64 0, !4, i64 8}
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!8, !4, i64 8}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}

source_filename = "walking-pointer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE4data = internal addrspace(3) global [512 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %7, align 4, !tbaa !3
  %14 = load ptr, ptr %5, align 8, !tbaa !7
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %14, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !10
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [512 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4data to ptr), i64 0, i64 %20
  store float %18, ptr %21, align 4, !tbaa !10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %8) #4
  store float 0.000000e+00, ptr %8, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %9) #4
  %22 = load i32, ptr %6, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4data to ptr), i64 %23
  store ptr %24, ptr %9, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %10) #4
  %25 = load i32, ptr %7, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4data to ptr), i64 %26
  store ptr %27, ptr %10, align 8, !tbaa !7
  br label %28

28:                                               ; preds = %38, %3
  %29 = load ptr, ptr %10, align 8, !tbaa !7
  %30 = load ptr, ptr %9, align 8, !tbaa !7
  %31 = icmp ult ptr %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr %10) #4
  br label %41

33:                                               ; preds = %28
  %34 = load ptr, ptr %10, align 8, !tbaa !7
  %35 = load float, ptr %34, align 4, !tbaa !10
  %36 = load float, ptr %8, align 4, !tbaa !10
  %37 = fadd contract float %36, %35
  store float %37, ptr %8, align 4, !tbaa !10
  br label %38

38:                                               ; preds = %33
  %39 = load ptr, ptr %10, align 8, !tbaa !7
  %40 = getelementptr inbounds nuw float, ptr %39, i32 1
  store ptr %40, ptr %10, align 8, !tbaa !7
  br label %28, !llvm.loop !12

41:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %11) #4
  %42 = load ptr, ptr %5, align 8, !tbaa !7
  store ptr %42, ptr %11, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %12) #4
  %43 = load ptr, ptr %5, align 8, !tbaa !7
  %44 = load i32, ptr %6, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  store ptr %46, ptr %12, align 8, !tbaa !7
  br label %47

47:                                               ; preds = %57, %41
  %48 = load ptr, ptr %11, align 8, !tbaa !7
  %49 = load ptr, ptr %12, align 8, !tbaa !7
  %50 = icmp ne ptr %48, %49
  br i1 %50, label %52, label %51

51:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr %12) #4
  call void @llvm.lifetime.end.p0(ptr %11) #4
  br label %60

52:                                               ; preds = %47
  %53 = load ptr, ptr %11, align 8, !tbaa !7
  %54 = load float, ptr %53, align 4, !tbaa !10
  %55 = load float, ptr %8, align 4, !tbaa !10
  %56 = fsub contract float %55, %54
  store float %56, ptr %8, align 4, !tbaa !10
  br label %57

57:                                               ; preds = %52
  %58 = load ptr, ptr %11, align 8, !tbaa !7
  %59 = getelementptr inbounds nuw float, ptr %58, i32 1
  store ptr %59, ptr %11, align 8, !tbaa !7
  br label %47, !llvm.loop !14

60:                                               ; preds = %51
  %61 = load float, ptr %8, align 4, !tbaa !10
  %62 = load ptr, ptr %4, align 8, !tbaa !7
  %63 = load i32, ptr %7, align 4, !tbaa !3
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %62, i64 %64
  store float %61, ptr %65, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %9) #4
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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}

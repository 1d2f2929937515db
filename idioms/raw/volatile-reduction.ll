source_filename = "volatile-reduction.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6kernelE4data = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #4
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %7, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ6kernelE4data to ptr), ptr %6, align 8, !tbaa !7
  %8 = load ptr, ptr %4, align 8, !tbaa !7
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr %8, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !10
  %13 = load ptr, ptr %6, align 8, !tbaa !7
  %14 = load i32, ptr %5, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %13, i64 %15
  store volatile float %12, ptr %16, align 4, !tbaa !10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = load i32, ptr %5, align 4, !tbaa !3
  %18 = icmp slt i32 %17, 32
  br i1 %18, label %19, label %92

19:                                               ; preds = %2
  %20 = load ptr, ptr %6, align 8, !tbaa !7
  %21 = load i32, ptr %5, align 4, !tbaa !3
  %22 = add nsw i32 %21, 32
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %20, i64 %23
  %25 = load volatile float, ptr %24, align 4, !tbaa !10
  %26 = load ptr, ptr %6, align 8, !tbaa !7
  %27 = load i32, ptr %5, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load volatile float, ptr %29, align 4, !tbaa !10
  %31 = fadd contract float %30, %25
  store volatile float %31, ptr %29, align 4, !tbaa !10
  %32 = load ptr, ptr %6, align 8, !tbaa !7
  %33 = load i32, ptr %5, align 4, !tbaa !3
  %34 = add nsw i32 %33, 16
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %32, i64 %35
  %37 = load volatile float, ptr %36, align 4, !tbaa !10
  %38 = load ptr, ptr %6, align 8, !tbaa !7
  %39 = load i32, ptr %5, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load volatile float, ptr %41, align 4, !tbaa !10
  %43 = fadd contract float %42, %37
  store volatile float %43, ptr %41, align 4, !tbaa !10
  %44 = load ptr, ptr %6, align 8, !tbaa !7
  %45 = load i32, ptr %5, align 4, !tbaa !3
  %46 = add nsw i32 %45, 8
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %44, i64 %47
  %49 = load volatile float, ptr %48, align 4, !tbaa !10
  %50 = load ptr, ptr %6, align 8, !tbaa !7
  %51 = load i32, ptr %5, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  %54 = load volatile float, ptr %53, align 4, !tbaa !10
  %55 = fadd contract float %54, %49
  store volatile float %55, ptr %53, align 4, !tbaa !10
  %56 = load ptr, ptr %6, align 8, !tbaa !7
  %57 = load i32, ptr %5, align 4, !tbaa !3
  %58 = add nsw i32 %57, 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %56, i64 %59
  %61 = load volatile float, ptr %60, align 4, !tbaa !10
  %62 = load ptr, ptr %6, align 8, !tbaa !7
  %63 = load i32, ptr %5, align 4, !tbaa !3
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %62, i64 %64
  %66 = load volatile float, ptr %65, align 4, !tbaa !10
  %67 = fadd contract float %66, %61
  store volatile float %67, ptr %65, align 4, !tbaa !10
  %68 = load ptr, ptr %6, align 8, !tbaa !7
  %69 = load i32, ptr %5, align 4, !tbaa !3
  %70 = add nsw i32 %69, 2
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %68, i64 %71
  %73 = load volatile float, ptr %72, align 4, !tbaa !10
  %74 = load ptr, ptr %6, align 8, !tbaa !7
  %75 = load i32, ptr %5, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %74, i64 %76
  %78 = load volatile float, ptr %77, align 4, !tbaa !10
  %79 = fadd contract float %78, %73
  store volatile float %79, ptr %77, align 4, !tbaa !10
  %80 = load ptr, ptr %6, align 8, !tbaa !7
  %81 = load i32, ptr %5, align 4, !tbaa !3
  %82 = add nsw i32 %81, 1
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %80, i64 %83
  %85 = load volatile float, ptr %84, align 4, !tbaa !10
  %86 = load ptr, ptr %6, align 8, !tbaa !7
  %87 = load i32, ptr %5, align 4, !tbaa !3
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %86, i64 %88
  %90 = load volatile float, ptr %89, align 4, !tbaa !10
  %91 = fadd contract float %90, %85
  store volatile float %91, ptr %89, align 4, !tbaa !10
  br label %92

92:                                               ; preds = %19, %2
  %93 = load i32, ptr %5, align 4, !tbaa !3
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %102

95:                                               ; preds = %92
  %96 = load ptr, ptr %6, align 8, !tbaa !7
  %97 = load volatile float, ptr %96, align 4, !tbaa !10
  %98 = load ptr, ptr %3, align 8, !tbaa !7
  %99 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %98, i64 %100
  store float %97, ptr %101, align 4, !tbaa !10
  br label %102

102:                                              ; preds = %95, %92
  call void @llvm.lifetime.end.p0(ptr %6) #4
  call void @llvm.lifetime.end.p0(ptr %5) #4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

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

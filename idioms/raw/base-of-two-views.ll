source_filename = "base-of-two-views.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@memory = external dso_local addrspace(3) global [0 x i8], align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #4
  store ptr addrspacecast (ptr addrspace(3) @memory to ptr), ptr %9, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %10) #4
  %14 = load ptr, ptr %9, align 8, !tbaa !10
  store ptr %14, ptr %10, align 8, !tbaa !7
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, 8
  %18 = load ptr, ptr %9, align 8, !tbaa !10
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 %17
  store ptr %19, ptr %9, align 8, !tbaa !10
  %20 = load ptr, ptr %9, align 8, !tbaa !10
  %21 = ptrtoint ptr %20 to i64
  %22 = sub i64 0, %21
  %23 = and i64 %22, 15
  %24 = load ptr, ptr %9, align 8, !tbaa !10
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 %23
  store ptr %25, ptr %9, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %11) #4
  %26 = load ptr, ptr %9, align 8, !tbaa !10
  store ptr %26, ptr %11, align 8, !tbaa !12
  %27 = load i32, ptr %8, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = mul i64 %28, 4
  %30 = load ptr, ptr %9, align 8, !tbaa !10
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 %29
  store ptr %31, ptr %9, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %12) #4
  %32 = load ptr, ptr %9, align 8, !tbaa !10
  store ptr %32, ptr %12, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %13) #4
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %33, ptr %13, align 4, !tbaa !3
  %34 = load ptr, ptr %6, align 8, !tbaa !7
  %35 = load i32, ptr %13, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %34, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !16
  %39 = load ptr, ptr %10, align 8, !tbaa !7
  %40 = load i32, ptr %13, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  store double %38, ptr %42, align 8, !tbaa !16
  %43 = load i32, ptr %13, align 4, !tbaa !3
  %44 = load ptr, ptr %11, align 8, !tbaa !12
  %45 = load i32, ptr %13, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  store i32 %43, ptr %47, align 4, !tbaa !3
  %48 = load i32, ptr %7, align 4, !tbaa !3
  %49 = trunc i32 %48 to i16
  %50 = load ptr, ptr %12, align 8, !tbaa !14
  %51 = load i32, ptr %13, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i16, ptr %50, i64 %52
  store i16 %49, ptr %53, align 2, !tbaa !18
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = load ptr, ptr %10, align 8, !tbaa !7
  %55 = load i32, ptr %7, align 4, !tbaa !3
  %56 = sub nsw i32 %55, 1
  %57 = load i32, ptr %13, align 4, !tbaa !3
  %58 = sub nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %54, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !16
  %62 = load ptr, ptr %11, align 8, !tbaa !12
  %63 = load i32, ptr %8, align 4, !tbaa !3
  %64 = sub nsw i32 %63, 1
  %65 = load i32, ptr %13, align 4, !tbaa !3
  %66 = sub nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %62, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = sitofp i32 %69 to double
  %71 = fadd contract double %61, %70
  %72 = load ptr, ptr %12, align 8, !tbaa !14
  %73 = getelementptr inbounds i16, ptr %72, i64 0
  %74 = load i16, ptr %73, align 2, !tbaa !18
  %75 = sext i16 %74 to i32
  %76 = sitofp i32 %75 to double
  %77 = fadd contract double %71, %76
  %78 = load ptr, ptr %5, align 8, !tbaa !7
  %79 = load i32, ptr %13, align 4, !tbaa !3
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %78, i64 %80
  store double %77, ptr %81, align 8, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %13) #4
  call void @llvm.lifetime.end.p0(ptr %12) #4
  call void @llvm.lifetime.end.p0(ptr %11) #4
  call void @llvm.lifetime.end.p0(ptr %10) #4
  call void @llvm.lifetime.end.p0(ptr %9) #4
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
!8 = !{!"p1 double", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 omnipotent char", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 int", !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 short", !9, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !5, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"short", !5, i64 0}

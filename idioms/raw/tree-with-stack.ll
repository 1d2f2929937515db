source_filename = "tree-with-stack.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Tree = type { ptr, ptr, float, float, i32 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [32 x ptr], align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !10
  store ptr %2, ptr %6, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %7) #3
  call void @llvm.lifetime.start.p0(ptr %8) #3
  store i32 0, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #3
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #3
  store i32 0, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #3
  %15 = load ptr, ptr %6, align 8, !tbaa !12
  %16 = load i32, ptr %9, align 4, !tbaa !3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %15, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !14
  store float %19, ptr %11, align 4, !tbaa !14
  %20 = load ptr, ptr %5, align 8, !tbaa !10
  %21 = load i32, ptr %8, align 4, !tbaa !3
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %8, align 4, !tbaa !3
  %23 = sext i32 %21 to i64
  %24 = getelementptr inbounds [32 x ptr], ptr %7, i64 0, i64 %23
  store ptr %20, ptr %24, align 8, !tbaa !10
  br label %25

25:                                               ; preds = %75, %73, %3
  %26 = load i32, ptr %8, align 4, !tbaa !3
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %28, label %76

28:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %12) #3
  %29 = load i32, ptr %8, align 4, !tbaa !3
  %30 = add nsw i32 %29, -1
  store i32 %30, ptr %8, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [32 x ptr], ptr %7, i64 0, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !10
  store ptr %33, ptr %12, align 8, !tbaa !10
  %34 = load float, ptr %11, align 4, !tbaa !14
  %35 = load ptr, ptr %12, align 8, !tbaa !10
  %36 = getelementptr inbounds nuw %struct.Tree, ptr %35, i32 0, i32 2
  %37 = load float, ptr %36, align 8, !tbaa !16
  %38 = fcmp contract olt float %34, %37
  br i1 %38, label %45, label %39

39:                                               ; preds = %28
  %40 = load float, ptr %11, align 4, !tbaa !14
  %41 = load ptr, ptr %12, align 8, !tbaa !10
  %42 = getelementptr inbounds nuw %struct.Tree, ptr %41, i32 0, i32 3
  %43 = load float, ptr %42, align 4, !tbaa !18
  %44 = fcmp contract ogt float %40, %43
  br i1 %44, label %45, label %46

45:                                               ; preds = %39, %28
  store i32 2, ptr %13, align 4
  br label %73, !llvm.loop !19

46:                                               ; preds = %39
  %47 = load ptr, ptr %12, align 8, !tbaa !10
  %48 = getelementptr inbounds nuw %struct.Tree, ptr %47, i32 0, i32 4
  %49 = load i32, ptr %48, align 8, !tbaa !21
  %50 = icmp sge i32 %49, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %46
  %52 = load ptr, ptr %12, align 8, !tbaa !10
  %53 = getelementptr inbounds nuw %struct.Tree, ptr %52, i32 0, i32 4
  %54 = load i32, ptr %53, align 8, !tbaa !21
  %55 = load i32, ptr %10, align 4, !tbaa !3
  %56 = add nsw i32 %55, %54
  store i32 %56, ptr %10, align 4, !tbaa !3
  br label %72

57:                                               ; preds = %46
  %58 = load ptr, ptr %12, align 8, !tbaa !10
  %59 = getelementptr inbounds nuw %struct.Tree, ptr %58, i32 0, i32 0
  %60 = load ptr, ptr %59, align 8, !tbaa !22
  %61 = load i32, ptr %8, align 4, !tbaa !3
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %8, align 4, !tbaa !3
  %63 = sext i32 %61 to i64
  %64 = getelementptr inbounds [32 x ptr], ptr %7, i64 0, i64 %63
  store ptr %60, ptr %64, align 8, !tbaa !10
  %65 = load ptr, ptr %12, align 8, !tbaa !10
  %66 = getelementptr inbounds nuw %struct.Tree, ptr %65, i32 0, i32 1
  %67 = load ptr, ptr %66, align 8, !tbaa !23
  %68 = load i32, ptr %8, align 4, !tbaa !3
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %8, align 4, !tbaa !3
  %70 = sext i32 %68 to i64
  %71 = getelementptr inbounds [32 x ptr], ptr %7, i64 0, i64 %70
  store ptr %67, ptr %71, align 8, !tbaa !10
  br label %72

72:                                               ; preds = %57, %51
  store i32 0, ptr %13, align 4
  br label %73

73:                                               ; preds = %72, %45
  call void @llvm.lifetime.end.p0(ptr %12) #3
  %74 = load i32, ptr %13, align 4
  switch i32 %74, label %82 [
    i32 0, label %75
    i32 2, label %25
  ]

75:                                               ; preds = %73
  br label %25, !llvm.loop !19

76:                                               ; preds = %25
  %77 = load i32, ptr %10, align 4, !tbaa !3
  %78 = load ptr, ptr %4, align 8, !tbaa !7
  %79 = load i32, ptr %9, align 4, !tbaa !3
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %78, i64 %80
  store i32 %77, ptr %81, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %11) #3
  call void @llvm.lifetime.end.p0(ptr %10) #3
  call void @llvm.lifetime.end.p0(ptr %9) #3
  call void @llvm.lifetime.end.p0(ptr %8) #3
  call void @llvm.lifetime.end.p0(ptr %7) #3
  ret void

82:                                               ; preds = %73
  unreachable
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
!7 = !{!8, !8, i64 0}
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 _ZTS4Tree", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 float", !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !5, i64 0}
!16 = !{!17, !15, i64 16}
!17 = !{!"_ZTS4Tree", !11, i64 0, !11, i64 8, !15, i64 16, !15, i64 20, !4, i64 24}
!18 = !{!17, !15, i64 20}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!17, !4, i64 24}
!22 = !{!17, !11, i64 0}
!23 = !{!17, !11, i64 8}

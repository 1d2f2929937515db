source_filename = "isspacep-or.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local i32 @pick(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  %6 = load ptr, ptr %4, align 8, !tbaa !7
  %7 = call i1 @llvm.nvvm.isspacep.shared(ptr %6)
  br i1 %7, label %11, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr %5, align 8, !tbaa !7
  %10 = call i1 @llvm.nvvm.isspacep.shared(ptr %9)
  br i1 %10, label %11, label %17

11:                                               ; preds = %8, %2
  %12 = load ptr, ptr %4, align 8, !tbaa !7
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = load ptr, ptr %5, align 8, !tbaa !7
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = add nsw i32 %13, %15
  store i32 %16, ptr %3, align 4
  br label %18

17:                                               ; preds = %8
  store i32 0, ptr %3, align 4
  br label %18

18:                                               ; preds = %17, %11
  %19 = load i32, ptr %3, align 4
  ret i32 %19
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @guard(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = call i1 @llvm.nvvm.isspacep.shared(ptr %5)
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = load ptr, ptr %4, align 8, !tbaa !7
  %9 = call i1 @llvm.nvvm.isspacep.shared(ptr %8)
  br i1 %9, label %11, label %10

10:                                               ; preds = %7, %2
  br label %15

11:                                               ; preds = %7
  %12 = load ptr, ptr %4, align 8, !tbaa !7
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = load ptr, ptr %3, align 8, !tbaa !7
  store i32 %13, ptr %14, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %11, %10
  ret void
}

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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

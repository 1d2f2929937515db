source_filename = "base-of-two-views.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@memory = external dso_local addrspace(3) global [0 x i8], align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kernel(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = sext i32 %2 to i64
  %6 = shl nsw i64 %5, 3
  %7 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @memory to ptr), i64 %6
  %8 = ptrtoint ptr %7 to i64
  %9 = sub i64 0, %8
  %10 = and i64 %9, 15
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 %10
  %12 = sext i32 %3 to i64
  %13 = shl nsw i64 %12, 2
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 %13
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw double, ptr %1, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !7
  %19 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @memory to ptr), i64 %16
  store double %18, ptr %19, align 8, !tbaa !7
  %20 = getelementptr inbounds nuw i32, ptr %11, i64 %16
  store i32 %15, ptr %20, align 4, !tbaa !3
  %21 = trunc i32 %2 to i16
  %22 = getelementptr inbounds nuw i16, ptr %14, i64 %16
  store i16 %21, ptr %22, align 2, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = xor i32 %15, -1
  %24 = add i32 %2, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr addrspacecast (ptr addrspace(3) @memory to ptr), i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !7
  %28 = add i32 %3, %23
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %11, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  %32 = sitofp i32 %31 to double
  %33 = fadd contract double %27, %32
  %34 = load i16, ptr %14, align 2, !tbaa !9
  %35 = sitofp i16 %34 to double
  %36 = fadd contract double %33, %35
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %16
  store double %36, ptr %37, align 8, !tbaa !7
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
!7 = !{!8, !8, i64 0}
!8 = !{!"double", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !5, i64 0}

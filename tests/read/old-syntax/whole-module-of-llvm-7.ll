; What a compiler of 2018 wrote.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

; ModuleID = 'vector-add.cu'
source_filename = "vector-add.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.args = type { float*, float*, i32 }

@shared = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@llvm.used = appending global [1 x i8*] [i8* bitcast (void (float*, float*, i32)* @add to i8*)], section "llvm.metadata"

; Function Attrs: convergent nounwind
define dso_local void @add(float* nocapture readonly, float* nocapture, i32) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %5 = icmp slt i32 %4, %2
  br i1 %5, label %6, label %15

; <label>:6:                                      ; preds = %3
  %7 = sext i32 %4 to i64
  %8 = getelementptr inbounds float, float* %0, i64 %7
  %9 = load float, float* %8, align 4, !tbaa !4
  %10 = getelementptr inbounds [128 x float], [128 x float] addrspace(3)* @shared, i64 0, i64 %7
  %11 = addrspacecast float addrspace(3)* %10 to float*
  store float %9, float* %11, align 4, !tbaa !4
  call void @llvm.nvvm.barrier0()
  %12 = load float, float* getelementptr inbounds ([128 x float], [128 x float]* addrspacecast ([128 x float] addrspace(3)* @shared to [128 x float]*), i64 0, i64 0), align 4, !tbaa !4
  %13 = fadd float %9, %12
  %14 = getelementptr inbounds float, float* %1, i64 %7
  store float %13, float* %14, align 4, !tbaa !4
  br label %15

; <label>:15:                                     ; preds = %6, %3
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #3

attributes #0 = { convergent nounwind "correctly-rounded-divide-sqrt-fp-math"="false" "no-frame-pointer-elim"="false" "target-cpu"="sm_60" }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind }
attributes #3 = { convergent nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2}
!llvm.ident = !{!3}
!nvvmir.version = !{!8}

!0 = !{void (float*, float*, i32)* @add, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{!"clang version 7.0.0"}
!4 = !{!5, !5, i64 0}
!5 = !{!"float", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{i32 1, i32 4}

; CHECK lines are written by BLESS=1
; CHECK: source_filename = "vector-add.cu"
; CHECK-NEXT: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %struct.args = type { float*, float*, i32 }
; CHECK-NEXT: @shared = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
; CHECK-NEXT: @llvm.used = appending global [1 x i8*] [i8* bitcast (void (float*, float*, i32)* @add to i8*)], section "llvm.metadata"
; CHECK-NEXT: define dso_local void @add(float* nocapture readonly %0, float* nocapture %1, i32 %2) local_unnamed_addr #0 {
; CHECK-NEXT:   %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
; CHECK-NEXT:   %5 = icmp slt i32 %4, %2
; CHECK-NEXT:   br i1 %5, label %6, label %15
; CHECK-NEXT: 6:
; CHECK-NEXT:   %7 = sext i32 %4 to i64
; CHECK-NEXT:   %8 = getelementptr inbounds float, float* %0, i64 %7
; CHECK-NEXT:   %9 = load float, float* %8, align 4, !tbaa !4
; CHECK-NEXT:   %10 = getelementptr inbounds [128 x float], [128 x float] addrspace(3)* @shared, i64 0, i64 %7
; CHECK-NEXT:   %11 = addrspacecast float addrspace(3)* %10 to float*
; CHECK-NEXT:   store float %9, float* %11, align 4, !tbaa !4
; CHECK-NEXT:   call void @llvm.nvvm.barrier0()
; CHECK-NEXT:   %12 = load float, float* getelementptr inbounds ([128 x float], [128 x float]* addrspacecast ([128 x float] addrspace(3)* @shared to [128 x float]*), i64 0, i64 0), align 4, !tbaa !4
; CHECK-NEXT:   %13 = fadd float %9, %12
; CHECK-NEXT:   %14 = getelementptr inbounds float, float* %1, i64 %7
; CHECK-NEXT:   store float %13, float* %14, align 4, !tbaa !4
; CHECK-NEXT:   br label %15
; CHECK-NEXT: 15:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
; CHECK-NEXT: declare void @llvm.nvvm.barrier0() #3
; CHECK-NEXT: attributes #0 = { convergent nounwind "correctly-rounded-divide-sqrt-fp-math"="false" "no-frame-pointer-elim"="false" "target-cpu"="sm_60" }
; CHECK-NEXT: attributes #1 = { nounwind readnone }
; CHECK-NEXT: attributes #2 = { nounwind }
; CHECK-NEXT: attributes #3 = { convergent nounwind }
; CHECK-NEXT: !nvvm.annotations = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!1, !2}
; CHECK-NEXT: !llvm.ident = !{!3}
; CHECK-NEXT: !nvvmir.version = !{!8}
; CHECK-NEXT: !0 = !{void (float*, float*, i32)* @add, !"kernel", i32 1}
; CHECK-NEXT: !1 = !{i32 1, !"wchar_size", i32 4}
; CHECK-NEXT: !2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
; CHECK-NEXT: !3 = !{!"clang version 7.0.0"}
; CHECK-NEXT: !4 = !{!5, !5, i64 0}
; CHECK-NEXT: !5 = !{!"float", !6, i64 0}
; CHECK-NEXT: !6 = !{!"omnipotent char", !7, i64 0}
; CHECK-NEXT: !7 = !{!"Simple C++ TBAA"}
; CHECK-NEXT: !8 = !{i32 1, i32 4}

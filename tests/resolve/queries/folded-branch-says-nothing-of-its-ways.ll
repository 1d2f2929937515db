; RUN: opt -w %s
; LLVM refuses weights at a branch that does not choose. Where a loop is, and where it is from, stays.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [4 x i32] undef

declare i1 @llvm.nvvm.isspacep.shared(ptr)

define ptx_kernel void @k(ptr %g) {
  br label %loop

loop:
  %is = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  br i1 %is, label %loop, label %end, !prof !0, !unpredictable !1, !llvm.loop !2

end:
  store i32 2, ptr %g
  ret void
}

!0 = !{!"branch_weights", i32 1, i32 2000}
!1 = !{}
!2 = distinct !{!2}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   br label %loop
; CHECK-EMPTY:
; CHECK-NEXT: loop:
; CHECK-NEXT:   br label %loop, !llvm.loop !2
; CHECK-EMPTY:
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{!"branch_weights", i32 1, i32 2000}
; CHECK-NEXT: !1 = !{}
; CHECK-NEXT: !2 = distinct !{!2}
; CHECK-EMPTY:

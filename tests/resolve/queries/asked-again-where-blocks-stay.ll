; RUN: opt %s
; The second query is behind the answer of the first, in a function whose blocks stay because the address of one is taken.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = internal global i32 0
@taken = global ptr blockaddress(@k, %dead)

define ptx_kernel void @k() {
  %first = call i1 @llvm.nvvm.isspacep.shared(ptr @g)
  br i1 %first, label %yes, label %end
yes:
  br label %again
dead:
  br label %again
again:
  %second = call i1 @llvm.nvvm.isspacep.shared(ptr @g)
  br label %end
end:
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @g = internal global i32 0
; CHECK-NEXT: @taken = global ptr blockaddress(@k, %dead)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   br i1 false, label %yes, label %end
; CHECK-NEXT: yes:
; CHECK-NEXT:   br label %again
; CHECK-NEXT: dead:
; CHECK-NEXT:   br label %again
; CHECK-NEXT: again:
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:

; RUN: spacecast explain --optimiser-follows=false %s @k 12
; Where the query was true the pointer is shared.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define void @k(ptr %p) {
entry:
  %c = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr %p
  br label %no
no:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p on line 12, in @k, is in shared memory, as a query or an assumption says
; CHECK-EMPTY:
; CHECK-NEXT:   shared, null
; CHECK-NEXT:     query.ll:7  argument p of @k, which others can call with any pointer
; CHECK-EMPTY:

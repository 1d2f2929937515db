; RUN: spacecast explain %s @k 12
; LLVM may store behind a loop what the query was to decide, so that the query does not count yet.

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
; CHECK: %p on line 12, in @k, can be anywhere, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   anywhere
; CHECK-NEXT:     query-before-the-optimiser.ll:7  argument p of @k, which others can call with any pointer
; CHECK-EMPTY:
; CHECK-NEXT:   help: a query or an assumption says where it is, but LLVM's optimiser may move the access away from that: resolve after the optimiser, and say that only its backend follows: `--optimiser-follows=false`
; CHECK-EMPTY:

; RUN: spacecast explain --optimiser-follows=false %s @f %q
; A query says of what the pointer is computed from that it is not shared: then it can be in all other memories, and each has
; the same reason.

target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p) {
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %s, label %yes, label %no
yes:
  ret void
no:
  %q = getelementptr inbounds i32, ptr %p, i64 1
  br label %end
end:
  store i32 1, ptr %q
  ret void
}
declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK lines are written by BLESS=1
; CHECK: %q in @f can be in global or constant or local or param or cluster memory, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   global, constant, local, param, cluster, null
; CHECK-NEXT:     not-shared-elsewhere.ll:6   argument p of @f, which others can call with any pointer
; CHECK-NEXT:     not-shared-elsewhere.ll:12  computed from it
; CHECK-NEXT:                                   %q = getelementptr inbounds i32, ptr %p, i64 1
; CHECK-EMPTY:
; CHECK-NEXT:   help: make the function internal (`static`, or in an unnamed namespace), or pass `--whole-program` if only kernels are called from outside
; CHECK-EMPTY:

; RUN: opt -w --check %s
; The memory for a result is there, and only read here. LLVM puts it in the place of the slot.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%table = type { [8 x i32] }

define void @result(ptr noalias sret(%table) align 16 %in, i64 %i, ptr %out) {
  %s = alloca %table, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %s, ptr align 16 %in, i64 32, i1 false)
  %q = getelementptr inbounds i32, ptr %s, i64 %i
  %v = load i32, ptr %q
  store i32 %v, ptr %out
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %table = type { [8 x i32] }
; CHECK-EMPTY:
; CHECK-NEXT: define void @result(ptr noalias sret(%table) align 16 %in, i64 %i, ptr %out) "nvvm.restrict_processed" {
; CHECK-NEXT:   %s = alloca %table, align 16
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 16 %s, ptr align 16 %in, i64 32, i1 false)
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %s, i64 %i
; CHECK-NEXT:   %v = load i32, ptr %q
; CHECK-NEXT:   store i32 %v, ptr %out
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-EMPTY:

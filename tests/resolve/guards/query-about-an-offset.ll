; RUN: opt --optimiser-follows=false %s
; The query is about an element that a GEP without inbounds gives. It says nothing about the pointer it came
; from.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p, i64 %i) {
  %far = getelementptr i32, ptr %p, i64 %i
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %far)
  br i1 %q, label %yes, label %no

yes:
  store i32 1, ptr %far, align 4
  store i32 2, ptr %p, align 4
  ret void

no:
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %p, i64 %i) {
; CHECK-NEXT:   %far = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.shared(ptr %far)
; CHECK-NEXT:   br i1 %q, label %yes, label %no
; CHECK-EMPTY:
; CHECK-NEXT: yes:
; CHECK-NEXT:   %far.shared = addrspacecast ptr %far to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %far.shared, align 4
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-EMPTY:

; RUN: opt -w %s
; That the parameter is shared is only stated. When it is of that type, the query has an answer; a second run finds none more.
target triple = "nvptx64-nvidia-cuda"

define internal i1 @helper(ptr %p) "nvvm.as"="3" {
  %shared = addrspacecast ptr %p to ptr addrspace(3)
  %generic = addrspacecast ptr addrspace(3) %shared to ptr
  %is = call i1 @llvm.nvvm.isspacep.shared(ptr %generic)
  ret i1 %is
}

define ptx_kernel void @kernel(ptr %out) {
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define internal i1 @helper(ptr addrspace(3) %p) "nvvm.as"="3" {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @kernel(ptr %out) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:

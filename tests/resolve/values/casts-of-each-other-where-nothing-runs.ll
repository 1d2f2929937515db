; RUN: opt -w %s
; In code that never runs two casts may be each other's operands.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %o) {
  ret void
u:
  %a = addrspacecast ptr addrspace(3) %b to ptr
  %b = addrspacecast ptr %a to ptr addrspace(3)
  br label %u
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define ptx_kernel void @k(ptr %o) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: u:
; CHECK-NEXT:   %a = addrspacecast ptr addrspace(3) %b to ptr
; CHECK-NEXT:   %b = addrspacecast ptr %a to ptr addrspace(3)
; CHECK-NEXT:   br label %u
; CHECK-NEXT: }
; CHECK-EMPTY:

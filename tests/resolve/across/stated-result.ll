; RUN: opt -w %s
; The attribute says where the result of a function points that is not visible.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare ptr @get() "nvvm.as.return"="3"
define ptx_kernel void @k() {
  %p = call ptr @get()
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare ptr @get() "nvvm.as.return"="3"
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %p = call ptr @get()
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

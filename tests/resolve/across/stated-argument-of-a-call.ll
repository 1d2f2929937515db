; RUN: opt --optimiser-follows=false -w %s
; From the call on the pointer is what the function takes; before it, nothing is known.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @use(ptr) "nvvm.as"="3"
define void @f(ptr %p) {
  store i32 1, ptr %p
  call void @use(ptr %p)
  store i32 2, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare void @use(ptr) "nvvm.as"="3"
; CHECK-NEXT: define void @f(ptr %p) {
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   call void @use(ptr %p)
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

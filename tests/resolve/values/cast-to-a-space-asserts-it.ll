; RUN: opt %s
; The program casts an unknown pointer to shared: from there on the space is given. The first store stays
; generic, the cast and the second store stay as they are, the third follows the cast and becomes shared.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p) {
  store i32 1, ptr %p, align 4
  %s = addrspacecast ptr %p to ptr addrspace(3)
  store i32 2, ptr addrspace(3) %s, align 4
  %q = addrspacecast ptr addrspace(3) %s to ptr
  store i32 3, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %p) {
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %s = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   store i32 3, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

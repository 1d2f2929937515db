; RUN: opt --mem-space-alg=1 --rewrite-slots=true %s
; What the flat algorithm knows holds whoever calls: the function stays as it is for others.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global i32 0

define linkonce_odr void @f() {
  %slot = alloca ptr, align 8
  store ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr %slot, align 8
  ret void
}

define ptx_kernel void @k() {
  call void @f()
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @g = addrspace(1) global i32 0
; CHECK-EMPTY:
; CHECK-NEXT: define linkonce_odr void @f() {
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @f()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

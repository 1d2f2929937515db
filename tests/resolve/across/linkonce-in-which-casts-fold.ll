; RUN: opt %s
; That the casts lead back to the same address holds as long as nobody passes null, which is known of the calls here alone.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global i32 undef

define linkonce_odr ptr @f(ptr %p) {
  %shared = addrspacecast ptr %p to ptr addrspace(3)
  %back = addrspacecast ptr addrspace(3) %shared to ptr
  ret ptr %back
}

define ptx_kernel void @k() {
  %q = call ptr @f(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global i32 undef
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @f(ptr %p) {
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %q = call ptr @f(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %q.shared = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %q.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w --check --optimiser-follows=false %s
; A coroutine that is marked is not split as yet, whatever comes next. It is neither copied nor does it take anything in a space.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global i32 poison
@g = internal addrspace(1) global i32 poison
define internal void @marked(ptr %p) presplitcoroutine noinline {
  %slot = alloca i32
  store volatile i32 1, ptr %slot
  store volatile i32 1, ptr %p
  ret void
}
define internal void @only(ptr %p) presplitcoroutine noinline {
  store volatile i32 1, ptr %p
  ret void
}
define ptx_kernel void @k() {
  call void @marked(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  call void @marked(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  call void @only(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global i32 poison
; CHECK-NEXT: @g = internal addrspace(1) global i32 poison
; CHECK-NEXT: define internal void @marked(ptr %p) presplitcoroutine noinline {
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   store volatile i32 1, ptr %slot
; CHECK-NEXT:   store volatile i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @only(ptr %p) presplitcoroutine noinline {
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store volatile i32 1, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @marked(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   call void @marked(ptr addrspacecast (ptr addrspace(1) @g to ptr))
; CHECK-NEXT:   call void @only(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

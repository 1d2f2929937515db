; RUN: opt --harmless=same %s
; The user vouches that the function stores no address. It may still return the one of the slot, by which the
; kernel writes there: the last store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %out) {
  %slot = alloca ptr, align 8
  store ptr %out, ptr %slot, align 8
  %r = call ptr @same(ptr %slot)
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %r, align 8
  %q = load ptr, ptr %slot, align 8
  store i32 1, ptr %q, align 4
  ret void
}

declare ptr @same(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr %out, ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   %r = call ptr @same(ptr %slot)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %r, align 8
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   store i32 1, ptr %q, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @same(ptr)
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

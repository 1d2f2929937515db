; RUN: opt %s
; The new value of a cmpxchg escapes like a stored one: the store through a loaded pointer stays generic, the
; cmpxchg itself becomes global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %head, ptr %list) {
  %r = cmpxchg ptr %head, ptr null, ptr addrspacecast (ptr addrspace(3) @s to ptr) seq_cst monotonic, align 8
  %p = load ptr, ptr %list, align 8
  store i32 2, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %head, ptr %list) {
; CHECK-NEXT:   %head.global = addrspacecast ptr %head to ptr addrspace(1)
; CHECK-NEXT:   %list.global = addrspacecast ptr %list to ptr addrspace(1)
; CHECK-NEXT:   %r = cmpxchg ptr addrspace(1) %head.global, ptr null, ptr addrspacecast (ptr addrspace(3) @s to ptr) seq_cst monotonic, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %list.global, align 8
; CHECK-NEXT:   store i32 2, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

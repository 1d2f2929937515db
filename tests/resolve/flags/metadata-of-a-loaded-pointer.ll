; RUN: opt %s
; The load still gives a generic pointer and keeps its metadata; the address it is loaded from becomes global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %list) {
  %p = load ptr, ptr %list, align 8, !nonnull !0, !align !1, !dereferenceable !2, !invariant.load !0
  store i32 1, ptr %p, align 4
  ret void
}

!0 = !{}
!1 = !{i64 16}
!2 = !{i64 64}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %list) {
; CHECK-NEXT:   %list.global = addrspacecast ptr %list to ptr addrspace(1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %list.global, align 8, !nonnull !0, !align !1, !dereferenceable !2, !invariant.load !0
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: !1 = !{i64 16}
; CHECK-NEXT: !2 = !{i64 64}
; CHECK-EMPTY:

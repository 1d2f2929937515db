; RUN: opt %s
; Two pointers are stored at once, one of them shared: it escapes, the store through a loaded pointer stays
; generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %out, ptr %g, ptr %list) {
  %v1 = insertelement <2 x ptr> poison, ptr %g, i64 0
  %v2 = insertelement <2 x ptr> %v1, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 1
  store <2 x ptr> %v2, ptr %out, align 16
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
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, ptr %g, ptr %list) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %list.global = addrspacecast ptr %list to ptr addrspace(1)
; CHECK-NEXT:   %v1 = insertelement <2 x ptr> poison, ptr %g, i64 0
; CHECK-NEXT:   %v2 = insertelement <2 x ptr> %v1, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 1
; CHECK-NEXT:   store <2 x ptr> %v2, ptr addrspace(1) %out.global, align 16
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %list.global, align 8
; CHECK-NEXT:   store i32 2, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

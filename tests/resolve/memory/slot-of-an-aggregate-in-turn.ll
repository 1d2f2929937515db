; RUN: opt -w %s
; The slot is a struct with one pointer, shared first and global later. It is not followed in order: the store
; stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
@s2 = internal addrspace(3) global [64 x i32] undef
define ptx_kernel void @k(ptr %out, i1 %c) {
  %a = alloca { ptr }
  %s1 = insertvalue { ptr } undef, ptr addrspacecast (ptr addrspace(3) @s to ptr), 0
  store { ptr } %s1, ptr %a
  %l1 = load { ptr }, ptr %a
  %p1 = extractvalue { ptr } %l1, 0
  %g1 = insertvalue { ptr } undef, ptr %out, 0
  store { ptr } %g1, ptr %a
  %l2 = load { ptr }, ptr %a
  %p2 = extractvalue { ptr } %l2, 0
  %r = select i1 %c, ptr %p2, ptr addrspacecast (ptr addrspace(3) @s2 to ptr)
  store i32 1, ptr %r
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @s2 = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i1 %c) {
; CHECK-NEXT:   %a = alloca { ptr }
; CHECK-NEXT:   %s1 = insertvalue { ptr } undef, ptr addrspacecast (ptr addrspace(3) @s to ptr), 0
; CHECK-NEXT:   store { ptr } %s1, ptr %a
; CHECK-NEXT:   %l1 = load { ptr }, ptr %a
; CHECK-NEXT:   %p1 = extractvalue { ptr } %l1, 0
; CHECK-NEXT:   %g1 = insertvalue { ptr } undef, ptr %out, 0
; CHECK-NEXT:   store { ptr } %g1, ptr %a
; CHECK-NEXT:   %l2 = load { ptr }, ptr %a
; CHECK-NEXT:   %p2 = extractvalue { ptr } %l2, 0
; CHECK-NEXT:   %r = select i1 %c, ptr %p2, ptr addrspacecast (ptr addrspace(3) @s2 to ptr)
; CHECK-NEXT:   store i32 1, ptr %r, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

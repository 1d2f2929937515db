; RUN: opt %s
; Odd alignments and types stay as they are: the access changes in nothing but its pointer.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, i64 %i) {
  %p = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %a = load <4 x float>, ptr %g, align 16
  store <4 x float> %a, ptr %p, align 1
  %b = load i1, ptr %g, align 1
  store i1 %b, ptr %p, align 2
  %c = load { i32, half }, ptr %g, align 4
  store { i32, half } %c, ptr %p, align 8
  %d = load i128, ptr %g
  store i128 %d, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i64 %i) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %p = getelementptr inbounds i8, ptr addrspace(3) @s, i64 %i
; CHECK-NEXT:   %a = load <4 x float>, ptr addrspace(1) %g.global, align 16
; CHECK-NEXT:   store <4 x float> %a, ptr addrspace(3) %p, align 1
; CHECK-NEXT:   %b = load i1, ptr addrspace(1) %g.global, align 1
; CHECK-NEXT:   store i1 %b, ptr addrspace(3) %p, align 2
; CHECK-NEXT:   %c = load { i32, half }, ptr addrspace(1) %g.global, align 4
; CHECK-NEXT:   store { i32, half } %c, ptr addrspace(3) %p, align 8
; CHECK-NEXT:   %d = load i128, ptr addrspace(1) %g.global
; CHECK-NEXT:   store i128 %d, ptr addrspace(3) %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

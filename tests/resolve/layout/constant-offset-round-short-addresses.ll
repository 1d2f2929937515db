; RUN: opt -w --check --whole-program %s
; With shared addresses of 32 bits an offset of 2^32, or twice 2^31, leads back to where it began, unless it is inbounds: the
; pointer that is stored there is what is loaded.

target datalayout = "e-p3:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@cells = internal addrspace(3) global [4 x ptr] undef, align 8
@s = internal addrspace(3) global [4 x i32] undef, align 4

define ptx_kernel void @k(ptr %g) {
  %half = getelementptr i8, ptr addrspace(3) @cells, i64 2147483648
  %round = getelementptr i8, ptr addrspace(3) %half, i64 2147483648
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @cells, align 8
  store ptr %g, ptr addrspace(3) %round, align 8
  %p = load ptr, ptr addrspace(3) @cells, align 8
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p3:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @cells = internal addrspace(3) global [4 x ptr] undef, align 8
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %half = getelementptr i8, ptr addrspace(3) @cells, i64 2147483648
; CHECK-NEXT:   %round = getelementptr i8, ptr addrspace(3) %half, i64 2147483648
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @cells, align 8
; CHECK-NEXT:   store ptr %g, ptr addrspace(3) %round, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) @cells, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

; RUN: opt %s
; Whether the exchange was made is a number, by which the address may move: it stays an address in global memory.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, ptr %x, i1 %c) {
  %r = cmpxchg ptr %x, i64 0, i64 1 monotonic monotonic
  %bit = extractvalue { i64, i1 } %r, 1
  %n = zext i1 %bit to i64
  %a = ptrtoint ptr %g to i64
  %sum = add i64 %a, %n
  %p = inttoptr i64 %sum to ptr
  %q = select i1 %c, ptr %p, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  store i8 1, ptr %q, align 1
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, ptr %x, i1 %c) {
; CHECK-NEXT:   %x.global = addrspacecast ptr %x to ptr addrspace(1)
; CHECK-NEXT:   %r = cmpxchg ptr addrspace(1) %x.global, i64 0, i64 1 monotonic monotonic
; CHECK-NEXT:   %bit = extractvalue { i64, i1 } %r, 1
; CHECK-NEXT:   %n = zext i1 %bit to i64
; CHECK-NEXT:   %a = ptrtoint ptr %g to i64
; CHECK-NEXT:   %sum = add i64 %a, %n
; CHECK-NEXT:   %p = inttoptr i64 %sum to ptr
; CHECK-NEXT:   %q = select i1 %c, ptr %p, ptr addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT:   store i8 1, ptr %q, align 1, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

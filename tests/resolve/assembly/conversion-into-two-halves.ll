; RUN: opt -w %s
; Assembly makes a generic address of a shared one, and returns its halves.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [8 x i32] undef, align 8

define ptx_kernel void @k(ptr %to) {
  %both = call { i32, i32 } asm "{ .reg .u64 t; cvta.shared.u64 t, $2; mov.b64 {$0, $1}, t; }", "=r,=r,l"(ptr addrspace(3) @s)
  %l = extractvalue { i32, i32 } %both, 0
  %h = extractvalue { i32, i32 } %both, 1
  store i32 %l, ptr %to
  %next = getelementptr i8, ptr %to, i64 4
  store i32 %h, ptr %next
  %p = load ptr, ptr %to
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [8 x i32] undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %to) {
; CHECK-NEXT:   %to.global = addrspacecast ptr %to to ptr addrspace(1)
; CHECK-NEXT:   %both = call { i32, i32 } asm "{ .reg .u64 t; cvta.shared.u64 t, $2; mov.b64 {$0, $1}, t; }", "=r,=r,l"(ptr addrspace(3) @s)
; CHECK-NEXT:   %l = extractvalue { i32, i32 } %both, 0
; CHECK-NEXT:   %h = extractvalue { i32, i32 } %both, 1
; CHECK-NEXT:   store i32 %l, ptr addrspace(1) %to.global
; CHECK-NEXT:   %next = getelementptr i8, ptr addrspace(1) %to.global, i64 4
; CHECK-NEXT:   store i32 %h, ptr addrspace(1) %next
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %to.global
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

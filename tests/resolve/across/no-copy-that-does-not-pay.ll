; RUN: opt %s
; The function only compares the pointers that it is passed: no copy would be better.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal addrspace(3) global [64 x i32] undef, align 4
@g = addrspace(1) global [64 x i32] zeroinitializer, align 4

define internal i1 @same(ptr %p, ptr %q) noinline {
  %r = icmp eq ptr %p, %q
  ret i1 %r
}

define ptx_kernel void @k(ptr %out) {
  %a = call i1 @same(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %b = call i1 @same(ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr addrspacecast (ptr addrspace(1) @g to ptr))
  %c = and i1 %a, %b
  %d = zext i1 %c to i32
  store i32 %d, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @t = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define internal i1 @same(ptr %p, ptr %q) noinline {
; CHECK-NEXT:   %r = icmp eq ptr %p, %q
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %a = call i1 @same(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %b = call i1 @same(ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr addrspacecast (ptr addrspace(1) @g to ptr))
; CHECK-NEXT:   %c = and i1 %a, %b
; CHECK-NEXT:   %d = zext i1 %c to i32
; CHECK-NEXT:   store i32 %d, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt %s
; LLVM makes no copy when it inlines a function that only reads what it is passed by value: then that is what was loaded,
; and a shared address got out.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global ptr undef

define internal i32 @f(ptr byval(i32) align 4 %p) memory(read) noinline {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}

define ptx_kernel void @k(ptr %out) {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @s, align 8
  %p = load ptr, ptr addrspace(3) @s, align 8
  %x = call i32 @f(ptr byval(i32) align 4 %p)
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = addrspace(3) global ptr undef
; CHECK-EMPTY:
; CHECK-NEXT: define internal i32 @f(ptr byval(i32) align 4 %p) memory(read) noinline {
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @s, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) @s, align 8
; CHECK-NEXT:   %x = call i32 @f(ptr byval(i32) align 4 %p)
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

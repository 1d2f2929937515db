; RUN: opt -w %s
; The start of an aligned block is near the address. What is left of one by a mask of more than a window need not be, and the
; number that is added may be an address.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [8 x i32] undef, align 8

define ptx_kernel void @near(i64 %m) {
  %a = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %start = and i64 %a, -256
  %b = add i64 %start, %m
  %p = inttoptr i64 %b to ptr
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @far(i64 %m) {
  %a = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %start = and i64 %a, -281474976710656
  %b = add i64 %start, %m
  %p = inttoptr i64 %b to ptr
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
; CHECK-NEXT: define ptx_kernel void @near(i64 %m) {
; CHECK-NEXT:   %a = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %start = and i64 %a, -256
; CHECK-NEXT:   %b = add i64 %start, %m
; CHECK-NEXT:   %p = inttoptr i64 %b to ptr
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @far(i64 %m) {
; CHECK-NEXT:   %a = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %start = and i64 %a, -281474976710656
; CHECK-NEXT:   %b = add i64 %start, %m
; CHECK-NEXT:   %p = inttoptr i64 %b to ptr
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt %s
; What the function returns is what it was passed, for each call by itself. It needs no copies: it accesses
; nothing.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal addrspace(3) global [64 x i32] undef, align 4
@g = addrspace(1) global [64 x i32] zeroinitializer, align 4

define internal ptr @next(ptr %p) noinline {
  %q = getelementptr inbounds i8, ptr %p, i64 4
  ret ptr %q
}

define ptx_kernel void @k() {
  %a = call ptr @next(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  store i32 1, ptr %a, align 4
  %b = call ptr @next(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  store i32 2, ptr %b, align 4
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
; CHECK-NEXT: define internal ptr @next(ptr %p) noinline {
; CHECK-NEXT:   %q = getelementptr inbounds i8, ptr %p, i64 4
; CHECK-NEXT:   ret ptr %q
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %a = call ptr @next(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %a.shared = addrspacecast ptr %a to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %a.shared, align 4
; CHECK-NEXT:   %b = call ptr @next(ptr addrspacecast (ptr addrspace(1) @g to ptr))
; CHECK-NEXT:   %b.global = addrspacecast ptr %b to ptr addrspace(1)
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %b.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

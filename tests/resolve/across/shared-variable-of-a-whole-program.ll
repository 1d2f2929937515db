; RUN: opt --whole-program %s
; Nobody outside of the program reaches the variable in shared memory: what it holds is what the function puts there.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@current = addrspace(3) global ptr undef, align 8

define void @choose() noinline {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @current, align 8
  ret void
}

define ptx_kernel void @k() {
  call void @choose()
  %p = load ptr, ptr addrspace(3) @current, align 8
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @current = addrspace(3) global ptr undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define void @choose() noinline {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @current, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @choose()
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) @current, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

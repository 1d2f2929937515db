; RUN: opt -w --arch=sm_90 --ptx=8.0 %s
; LLVM inlines @inner into @outer, where the argument is a copy on the stack with an address in shared memory, and no
; parameter that the host filled.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%args = type { ptr, i32 }
@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @inner(ptr byval(%args) align 8 %a) {
  %p = load ptr, ptr %a, align 8
  store i32 7, ptr %p, align 4
  ret void
}

define ptx_kernel void @outer() {
  %a = alloca %args, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %a, align 8
  call ptx_kernel void @inner(ptr byval(%args) align 8 %a)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %args = type { ptr, i32 }
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @inner(ptr byval(%args) align 8 %a) {
; CHECK-NEXT:   %p = load ptr, ptr %a, align 8
; CHECK-NEXT:   store i32 7, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @outer() {
; CHECK-NEXT:   %a = alloca %args, align 8
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %a.local, align 8
; CHECK-NEXT:   call ptx_kernel void @inner(ptr byval(%args) align 8 %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt %s
; Assembly that may write memory can store any address: the store through a loaded pointer stays generic. The
; operand of the assembly stays the generic pointer it was.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %list) {
  call void asm sideeffect "st.u64 [$0], $1;", "l,l,~{memory}"(ptr %list, ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %p = load ptr, ptr %list, align 8
  store i32 2, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %list) {
; CHECK-NEXT:   %list.global = addrspacecast ptr %list to ptr addrspace(1)
; CHECK-NEXT:   call void asm sideeffect "st.u64 [$0], $1;", "l,l,~{memory}"(ptr %list, ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %list.global, align 8
; CHECK-NEXT:   store i32 2, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

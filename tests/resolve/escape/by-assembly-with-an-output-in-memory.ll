; RUN: opt -w %s
; The output of the assembly is memory and takes an argument. The second argument is what is stored: it gets
; out, and the store through the loaded pointer stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
define ptx_kernel void @k(ptr %out) {
  %x = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  call void asm sideeffect "st.u64 [$0], $1;", "=*m,l"(ptr elementtype(i64) %out, i64 %x)
  %p = load ptr, ptr %out
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %x = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   call void asm sideeffect "st.u64 [$0], $1;", "=*m,l"(ptr elementtype(i64) %out, i64 %x)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %out.global
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

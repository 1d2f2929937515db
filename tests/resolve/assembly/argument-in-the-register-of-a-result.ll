; RUN: opt -w %s
; Assembly that says nothing hands on what is in the register of its result: a shared address, which is in memory then. So is
; one that assembly stores under the name of the result.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [8 x i32] undef, align 8

define ptx_kernel void @handed_on(ptr %to) {
  %a = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %same = call i64 asm sideeffect "", "=l,0"(i64 %a)
  store i64 %same, ptr %to
  %p = load ptr, ptr %to
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @stored(ptr %to) {
  %a = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %same = call i64 asm sideeffect "st.u64 [$1], $0;", "=l,l,0"(ptr %to, i64 %a)
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
; CHECK-NEXT: define ptx_kernel void @handed_on(ptr %to) {
; CHECK-NEXT:   %to.global = addrspacecast ptr %to to ptr addrspace(1)
; CHECK-NEXT:   %a = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %same = call i64 asm sideeffect "", "=l,0"(i64 %a)
; CHECK-NEXT:   store i64 %same, ptr addrspace(1) %to.global
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %to.global
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @stored(ptr %to) {
; CHECK-NEXT:   %to.global = addrspacecast ptr %to to ptr addrspace(1)
; CHECK-NEXT:   %a = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %same = call i64 asm sideeffect "st.u64 [$1], $0;", "=l,l,0"(ptr %to, i64 %a)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %to.global
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

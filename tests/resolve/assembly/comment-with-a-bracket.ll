; RUN: opt -w %s
; What stands in comments is no bracket: @s is stored.
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
define ptx_kernel void @k(ptr %slot, ptr %out) {
  call void asm sideeffect "// lanes in [0, 32)\0A\09st.global.u64 [$0], $1;", "l,l,~{memory}"(ptr %slot, ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %p = load ptr, ptr %slot
  store i32 7, ptr %p
  ret void
}

; Without an end a bracket has nothing in it for sure.
define ptx_kernel void @open(ptr %slot, ptr %out) {
  call void asm sideeffect "/* ] */ st.global.u64 [[$0], $1;", "l,l,~{memory}"(ptr %slot, ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %p = load ptr, ptr %slot
  store i32 7, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k(ptr %slot, ptr %out) {
; CHECK-NEXT:   %slot.global = addrspacecast ptr %slot to ptr addrspace(1)
; CHECK-NEXT:   call void asm sideeffect "// lanes in [0, 32)\0A\09st.global.u64 [$0], $1;", "l,l,~{memory}"(ptr %slot, ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %slot.global
; CHECK-NEXT:   store i32 7, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @open(ptr %slot, ptr %out) {
; CHECK-NEXT:   %slot.global = addrspacecast ptr %slot to ptr addrspace(1)
; CHECK-NEXT:   call void asm sideeffect "/* ] */ st.global.u64 [[$0], $1;", "l,l,~{memory}"(ptr %slot, ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %slot.global
; CHECK-NEXT:   store i32 7, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

; RUN: opt -w %s
; The assembly reads the parameter by its name, and stores it.
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
@g = addrspace(1) global ptr null
define internal void @put(ptr %p) naked noinline {
  call void asm sideeffect "{ .reg .u64 t; ld.param.u64 t, [put_param_0]; st.global.u64 [g], t; ret; }", "~{memory}"()
  unreachable
}
define ptx_kernel void @k(ptr %slot, ptr %out) {
  call void @put(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %p = load ptr, ptr addrspace(1) @g
  store i32 7, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @g = addrspace(1) global ptr null
; CHECK-NEXT: define internal void @put(ptr %p) naked noinline {
; CHECK-NEXT:   call void asm sideeffect "{ .reg .u64 t; ld.param.u64 t, [put_param_0]; st.global.u64 [g], t; ret; }", "~{memory}"()
; CHECK-NEXT:   unreachable
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %slot, ptr %out) {
; CHECK-NEXT:   call void @put(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @g
; CHECK-NEXT:   store i32 7, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

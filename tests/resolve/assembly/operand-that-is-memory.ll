; RUN: opt -w %s
; LLVM stores what an indirect result is, and loads an indirect argument, whatever the text says.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef

define ptx_kernel void @stored(ptr %g) {
  %v = alloca ptr
  store ptr %g, ptr %v
  call void asm sideeffect "mov.u64 $0, $1;", "=*l,l"(ptr elementtype(ptr) %v, ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %q = load ptr, ptr %v
  store i32 1, ptr %q
  ret void
}

define ptx_kernel void @loaded() {
  %v = alloca ptr
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %v
  %q = call ptr asm "mov.u64 $0, $1;", "=l,*l"(ptr elementtype(ptr) %v)
  store i32 1, ptr %q
  ret void
}

; What others hold may be an address that assembly stored.
define ptx_kernel void @others(ptr %g) {
  call void asm sideeffect "mov.u64 $0, $1;", "=*l,l"(ptr elementtype(ptr) %g, ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %q = load ptr, ptr %g
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @stored(ptr %g) {
; CHECK-NEXT:   %v = alloca ptr
; CHECK-NEXT:   %v.local = addrspacecast ptr %v to ptr addrspace(5)
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %v.local
; CHECK-NEXT:   call void asm sideeffect "mov.u64 $0, $1;", "=*l,l"(ptr elementtype(ptr) %v, ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %v.local
; CHECK-NEXT:   store i32 1, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @loaded() {
; CHECK-NEXT:   %v = alloca ptr
; CHECK-NEXT:   %v.local = addrspacecast ptr %v to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %v.local
; CHECK-NEXT:   %q = call ptr asm "mov.u64 $0, $1;", "=l,*l"(ptr elementtype(ptr) %v)
; CHECK-NEXT:   store i32 1, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @others(ptr %g) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   call void asm sideeffect "mov.u64 $0, $1;", "=*l,l"(ptr elementtype(ptr) %g, ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) %g.global
; CHECK-NEXT:   store i32 1, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

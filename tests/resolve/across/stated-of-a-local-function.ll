; RUN: opt -w %s
; LLVM took the first parameter from the function, and left what is stated. What it is passed is seen: it is in global memory.
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global i32 undef

define internal void @f(ptr %to) noinline "nvvm.as"="3,0" {
  %x = load i32, ptr addrspace(3) @s
  store i32 %x, ptr %to
  ret void
}

define ptx_kernel void @k(ptr %out) {
  store i32 1, ptr addrspace(3) @s
  call void @f(ptr %out)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global i32 undef
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f(ptr addrspace(1) %to) noinline "nvvm.as"="3,0" {
; CHECK-NEXT:   %x = load i32, ptr addrspace(3) @s
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %to
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   call void @f(ptr addrspace(1) %out.global)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

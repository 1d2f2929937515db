; RUN: opt -w --track-calls=false %s
; LLVM took the first parameter from the function, and left what is stated. So it says nothing of what is passed, which
; is not looked at here.
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
; CHECK-NEXT: define internal void @f(ptr %to) noinline "nvvm.as"="3,0" {
; CHECK-NEXT:   %x = load i32, ptr addrspace(3) @s
; CHECK-NEXT:   store i32 %x, ptr %to
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) @s
; CHECK-NEXT:   call void @f(ptr %out)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

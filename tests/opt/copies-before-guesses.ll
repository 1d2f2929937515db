; RUN: opt -w --profile cicc %s
; Asked to guess, the command first copies what calls agree on: nothing has to be guessed in the copy.

target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define void @e(ptr %p) {
  store i32 5, ptr %p, align 4
  ret void
}

define ptx_kernel void @k() {
  call void @e(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define void @e(ptr %p) {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 5, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @e.shared(ptr addrspace(3) %p) "spacecast-copy" alwaysinline {
; CHECK-NEXT:   store i32 5, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @e.shared(ptr addrspace(3) @s)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

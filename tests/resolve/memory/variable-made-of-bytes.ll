; RUN: opt -w %s
; A shared variable of eight bytes holds a pointer, and nothing else does: what is loaded from it was stored there. A buffer
; of many bytes is memory like any other.

target triple = "nvptx64-nvidia-cuda"

@chosen = internal addrspace(3) global [8 x i8] poison, align 8
@buffer = internal addrspace(3) global [4096 x i8] poison, align 8
@tile = internal addrspace(3) global [64 x i32] poison

define ptx_kernel void @k(ptr %in) {
  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(3) @chosen
  store ptr %in, ptr addrspace(3) @buffer
  %p = load ptr, ptr addrspace(3) @chosen
  store i32 1, ptr %p
  %q = load ptr, ptr addrspace(3) @buffer
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @chosen = internal addrspace(3) global [8 x i8] poison, align 8
; CHECK-NEXT: @buffer = internal addrspace(3) global [4096 x i8] poison, align 8
; CHECK-NEXT: @tile = internal addrspace(3) global [64 x i32] poison
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %in) {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(3) @chosen
; CHECK-NEXT:   store ptr %in, ptr addrspace(3) @buffer
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) @chosen
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared
; CHECK-NEXT:   %q = load ptr, ptr addrspace(3) @buffer
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %q.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

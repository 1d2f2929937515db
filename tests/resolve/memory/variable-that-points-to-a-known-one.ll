; RUN: opt %s
; A variable holds the address of another, which is handed to a function that is not here: what is loaded through it can
; be anything. Where it lies is known all the same.

target triple = "nvptx64-nvidia-cuda"

@known = internal global [3 x ptr] zeroinitializer
@first = internal addrspace(1) global [2 x ptr] [ptr @known, ptr @known]

declare void @elsewhere(ptr)

define ptx_kernel void @k() {
  call void @elsewhere(ptr @known)
  %p = load ptr, ptr addrspace(1) @first
  %q = load ptr, ptr %p
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @known = internal global [3 x ptr] zeroinitializer
; CHECK-NEXT: @first = internal addrspace(1) global [2 x ptr] [ptr @known, ptr @known]
; CHECK-EMPTY:
; CHECK-NEXT: declare void @elsewhere(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @elsewhere(ptr @known)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @first
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) %p.global
; CHECK-NEXT:   store i32 1, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

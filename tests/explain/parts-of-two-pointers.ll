; RUN: spacecast explain %s @k %p
; What is loaded is half of one pointer and half of another.

target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] poison

define ptx_kernel void @k() {
  %pair = alloca [2 x ptr], align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %pair, align 8
  %second = getelementptr inbounds i8, ptr %pair, i64 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %second, align 8
  %middle = getelementptr inbounds i8, ptr %pair, i64 4
  %p = load ptr, ptr %middle, align 4
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p in @k can be anywhere, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   anywhere
; CHECK-NEXT:     parts-of-two-pointers.ll:13  bytes that are parts of several values
; CHECK-NEXT:                                    %p = load ptr, ptr %middle, align 4
; CHECK-EMPTY:

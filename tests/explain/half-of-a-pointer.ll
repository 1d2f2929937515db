; RUN: spacecast explain %s @k %q
; What is loaded is half of a pointer, and what was there before.

target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] poison

define ptx_kernel void @k() {
  %other = alloca [2 x ptr], align 8
  %between = getelementptr inbounds i8, ptr %other, i64 4
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %between, align 4
  %q = load ptr, ptr %other, align 8
  store i32 1, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %q in @k can be anywhere, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   anywhere
; CHECK-NEXT:     half-of-a-pointer.ll:10  bytes that are parts of several values
; CHECK-NEXT:                                store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %between, align 4
; CHECK-NEXT:     half-of-a-pointer.ll:11  loaded
; CHECK-NEXT:                                %q = load ptr, ptr %other, align 8
; CHECK-EMPTY:

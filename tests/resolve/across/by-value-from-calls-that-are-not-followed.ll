; RUN: opt -w --track-calls=false %s
; When LLVM inlines a function that only reads it makes no copy of an argument by value. Where calls are not followed, that
; can be anything.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [4 x i32] undef

define internal i32 @first(ptr byval([4 x i32]) %p) memory(read) {
  %x = load i32, ptr %p
  ret i32 %x
}

define ptx_kernel void @k(ptr %out) {
  %x = call i32 @first(ptr byval([4 x i32]) addrspacecast (ptr addrspace(3) @tile to ptr))
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @tile = internal addrspace(3) global [4 x i32] undef
; CHECK-EMPTY:
; CHECK-NEXT: define internal i32 @first(ptr byval([4 x i32]) %p) memory(read) {
; CHECK-NEXT:   %x = load i32, ptr %p
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %x = call i32 @first(ptr byval([4 x i32]) addrspacecast (ptr addrspace(3) @tile to ptr))
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

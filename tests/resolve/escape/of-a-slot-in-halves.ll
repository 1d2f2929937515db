; RUN: opt -w %s
; The address of the slot goes to an unseen function as two numbers, which may write there: the store through
; what is loaded from it stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @ext2(i32, i32)
define ptx_kernel void @k(ptr %out) {
  %B = alloca ptr
  %A = alloca ptr
  store ptr %out, ptr %B
  store ptr %B, ptr %A
  %lo = load i32, ptr %A
  %h = getelementptr i8, ptr %A, i64 4
  %hi = load i32, ptr %h
  call void @ext2(i32 %lo, i32 %hi)
  %p = load ptr, ptr %B
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare void @ext2(i32, i32)
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %B = alloca ptr
; CHECK-NEXT:   %B.local = addrspacecast ptr %B to ptr addrspace(5)
; CHECK-NEXT:   %A = alloca ptr
; CHECK-NEXT:   %A.local = addrspacecast ptr %A to ptr addrspace(5)
; CHECK-NEXT:   store ptr %out, ptr addrspace(5) %B.local
; CHECK-NEXT:   store ptr %B, ptr addrspace(5) %A.local
; CHECK-NEXT:   %lo = load i32, ptr addrspace(5) %A.local
; CHECK-NEXT:   %h = getelementptr i8, ptr addrspace(5) %A.local, i64 4
; CHECK-NEXT:   %hi = load i32, ptr addrspace(5) %h
; CHECK-NEXT:   call void @ext2(i32 %lo, i32 %hi)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %B.local
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w --check %s
; LLVM inlines @helper into the coroutine before it splits that, and may put its slot into the frame. @alone is never part of one.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @keep(ptr)

define internal void @helper() {
  %t = alloca i32
  store i32 7, ptr %t
  call void @keep(ptr %t)
  %v = load volatile i32, ptr %t
  ret void
}

define internal void @co() presplitcoroutine {
  call void @helper()
  ret void
}

define internal void @alone() {
  %t = alloca i32
  store i32 7, ptr %t
  call void @keep(ptr %t)
  %v = load volatile i32, ptr %t
  ret void
}

define ptx_kernel void @k() {
  call void @co()
  call void @alone()
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: declare void @keep(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @helper() {
; CHECK-NEXT:   %t = alloca i32
; CHECK-NEXT:   store i32 7, ptr %t
; CHECK-NEXT:   call void @keep(ptr %t)
; CHECK-NEXT:   %v = load volatile i32, ptr %t
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @co() presplitcoroutine {
; CHECK-NEXT:   call void @helper()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @alone() {
; CHECK-NEXT:   %t = alloca i32
; CHECK-NEXT:   %t.local = addrspacecast ptr %t to ptr addrspace(5)
; CHECK-NEXT:   store i32 7, ptr addrspace(5) %t.local
; CHECK-NEXT:   call void @keep(ptr %t)
; CHECK-NEXT:   %v = load volatile i32, ptr addrspace(5) %t.local
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @co()
; CHECK-NEXT:   call void @alone()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w --check %s
; Functions that are only declared, behind the last one with a body, are mentioned in ways that are not followed.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@pointers = internal addrspace(1) global [2 x ptr] zeroinitializer
define void @calls() {
  call void dso_local_equivalent @f()
  ret void
}
define void @stores() {
  store ptr no_cfi @g, ptr addrspacecast (ptr addrspace(1) @pointers to ptr)
  ret void
}
define ptr @signs() {
  ret ptr ptrauth (ptr @h, i32 0)
}
declare void @f()
declare void @g()
declare void @h()

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @pointers = internal addrspace(1) global [2 x ptr] zeroinitializer
; CHECK-NEXT: define void @calls() {
; CHECK-NEXT:   call void dso_local_equivalent @f()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @stores() {
; CHECK-NEXT:   store ptr no_cfi @g, ptr addrspace(1) @pointers
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptr @signs() {
; CHECK-NEXT:   ret ptr ptrauth (ptr @h, i32 0)
; CHECK-NEXT: }
; CHECK-NEXT: declare void @f()
; CHECK-NEXT: declare void @g()
; CHECK-NEXT: declare void @h()
; CHECK-EMPTY:

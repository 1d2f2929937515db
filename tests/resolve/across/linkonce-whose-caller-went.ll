; RUN: opt -w %s
; The query in @asks is answered in view of its only caller, which turns out never to run. Others may still be given @asks,
; or @leads, which comes to it: both become internal.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global [4 x i32] zeroinitializer, align 4
@answer = addrspace(1) global i32 0, align 4
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.isspacep.shared(ptr)

define linkonce_odr void @asks(ptr %p) {
  %is = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  %n = zext i1 %is to i32
  store i32 %n, ptr addrspace(1) @answer, align 4
  ret void
}

define linkonce_odr void @leads(ptr %p) {
  call void @asks(ptr %p)
  ret void
}

define ptx_kernel void @k() {
  %never = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  br i1 %never, label %yes, label %no
yes:
  call void @leads(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  br label %no
no:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @g = addrspace(1) global [4 x i32] zeroinitializer, align 4
; CHECK-NEXT: @answer = addrspace(1) global i32 0, align 4
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @asks(ptr %p) {
; CHECK-NEXT:   %n = zext i1 true to i32
; CHECK-NEXT:   store i32 %n, ptr addrspace(1) @answer, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @leads(ptr %p) {
; CHECK-NEXT:   call void @asks(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   br label %no
; CHECK-NEXT: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

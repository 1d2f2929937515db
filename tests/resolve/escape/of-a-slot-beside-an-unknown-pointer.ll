; RUN: opt -w %s
; The slot holds an unknown pointer or the address of another slot. It goes out as a number: what the other slot
; holds is unknown then.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@gv = addrspace(1) global [64 x i32] zeroinitializer
declare void @exti(i64)
define void @f(ptr %arg, i1 %c) {
  %B = alloca ptr
  %A = alloca ptr
  store ptr addrspacecast (ptr addrspace(1) @gv to ptr), ptr %B
  store ptr %arg, ptr %A
  br i1 %c, label %x, label %y
x:
  store ptr %B, ptr %A
  br label %y
y:
  %i = load i64, ptr %A
  call void @exti(i64 %i)
  %p = load ptr, ptr %B
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @gv = addrspace(1) global [64 x i32] zeroinitializer
; CHECK-NEXT: declare void @exti(i64)
; CHECK-NEXT: define void @f(ptr %arg, i1 %c) {
; CHECK-NEXT:   %B = alloca ptr
; CHECK-NEXT:   %B.local = addrspacecast ptr %B to ptr addrspace(5)
; CHECK-NEXT:   %A = alloca ptr
; CHECK-NEXT:   %A.local = addrspacecast ptr %A to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(1) @gv to ptr), ptr addrspace(5) %B.local
; CHECK-NEXT:   store ptr %arg, ptr addrspace(5) %A.local
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK-NEXT: x:
; CHECK-NEXT:   store ptr %B, ptr addrspace(5) %A.local
; CHECK-NEXT:   br label %y
; CHECK-NEXT: y:
; CHECK-NEXT:   %i = load i64, ptr addrspace(5) %A.local
; CHECK-NEXT:   call void @exti(i64 %i)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %B.local
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

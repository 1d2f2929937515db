; RUN: opt -w %s
; That others reach @o, through @table, is seen while @put is looked at, and while @k, which gives @o away itself, stores
; whatever is possible there. What @put stores in @o is no more than that, and gets out all the same.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [4 x i32] undef
@o = internal addrspace(3) global [2 x ptr] undef
@table = internal addrspace(1) global [2 x ptr] zeroinitializer

declare void @other(ptr)

define void @fill() {
  store ptr addrspacecast (ptr addrspace(3) @o to ptr), ptr addrspace(1) @table
  ret void
}

define void @show() {
  call void @other(ptr addrspacecast (ptr addrspace(1) @table to ptr))
  ret void
}

define ptx_kernel void @k() {
  call void @other(ptr addrspacecast (ptr addrspace(3) @o to ptr))
  ret void
}

define ptx_kernel void @put(ptr %q, ptr %r) {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspacecast (ptr addrspace(3) @o to ptr)
  %p = load ptr, ptr %q
  %v = load i32, ptr %p
  store i32 %v, ptr %r
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-NEXT: @o = internal addrspace(3) global [2 x ptr] undef
; CHECK-NEXT: @table = internal addrspace(1) global [2 x ptr] zeroinitializer
; CHECK-EMPTY:
; CHECK-NEXT: declare void @other(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define void @fill() {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @o to ptr), ptr addrspace(1) @table
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @show() {
; CHECK-NEXT:   call void @other(ptr addrspacecast (ptr addrspace(1) @table to ptr))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @other(ptr addrspacecast (ptr addrspace(3) @o to ptr))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @put(ptr %q, ptr %r) {
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %r.global = addrspacecast ptr %r to ptr addrspace(1)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @o
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %q.global
; CHECK-NEXT:   %v = load i32, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %r.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

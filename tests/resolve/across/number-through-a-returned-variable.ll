; RUN: opt -w %s
; The kernel gets the address of the variable from a function, and stores a number there. What it loads from the
; variable afterwards may be anything: the store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@box = internal addrspace(3) global ptr undef, align 8

define internal ptr @where() noinline {
  ret ptr addrspacecast (ptr addrspace(3) @box to ptr)
}

define internal void @put(i64 %n) noinline {
  %b = call ptr @where()
  store i64 %n, ptr %b, align 8
  ret void
}

define ptx_kernel void @k(i64 %n) {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @box, align 8
  call void @put(i64 %n)
  %p = load ptr, ptr addrspace(3) @box, align 8
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @box = internal addrspace(3) global ptr undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @where() noinline {
; CHECK-NEXT:   ret ptr addrspacecast (ptr addrspace(3) @box to ptr)
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @put(i64 %n) noinline {
; CHECK-NEXT:   %b = call ptr @where()
; CHECK-NEXT:   %b.shared = addrspacecast ptr %b to ptr addrspace(3)
; CHECK-NEXT:   store i64 %n, ptr addrspace(3) %b.shared, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %n) {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @box, align 8
; CHECK-NEXT:   call void @put(i64 %n)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) @box, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

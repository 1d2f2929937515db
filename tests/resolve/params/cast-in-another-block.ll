; RUN: opt -w %s
; The cast that is there comes later, or on another way: each call gets its own.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define internal void @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define ptx_kernel void @k(i1 %c, ptr %a) {
entry:
  %p = load ptr, ptr %a
  br i1 %c, label %one, label %two
one:
  call void @f(ptr %p)
  %q = addrspacecast ptr %p to ptr addrspace(1)
  store i32 2, ptr addrspace(1) %q
  br label %two
two:
  call void @f(ptr %p)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define internal void @f(ptr addrspace(1) %x) noinline {
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(i1 %c, ptr %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %a.global
; CHECK-NEXT:   br i1 %c, label %one, label %two
; CHECK-NEXT: one:
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   call void @f(ptr addrspace(1) %p.global)
; CHECK-NEXT:   %q = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %q
; CHECK-NEXT:   br label %two
; CHECK-NEXT: two:
; CHECK-NEXT:   %p.global1 = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   call void @f(ptr addrspace(1) %p.global1)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

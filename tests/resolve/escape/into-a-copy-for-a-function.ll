; RUN: opt -w %s
; The function gets a copy of a struct with a shared pointer, and passes it on: the store at the end stays
; generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
define internal void @h(ptr %a) noinline {
  %p = load ptr, ptr %a
  store i32 7, ptr %p
  ret void
}
define internal void @f(ptr byval({ ptr, i32 }) %a) noinline {
  call void @h(ptr %a)
  ret void
}
define ptx_kernel void @k() {
  %a = alloca { ptr, i32 }
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %a
  call void @f(ptr byval({ ptr, i32 }) %a)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define internal void @h(ptr addrspace(5) %a) noinline {
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %a
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 7, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @f(ptr byval({ ptr, i32 }) %a) noinline {
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   call void @h(ptr addrspace(5) %a.local)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %a = alloca { ptr, i32 }
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %a.local
; CHECK-NEXT:   call void @f(ptr byval({ ptr, i32 }) %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

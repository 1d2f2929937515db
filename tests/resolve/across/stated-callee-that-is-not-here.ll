; RUN: opt -w %s
; One of the functions that the pointer can point to is not here, and may do anything with what it is passed.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
declare void @g(ptr)
define ptx_kernel void @k(ptr %p, ptr %a) {
  call void %p(ptr addrspacecast (ptr addrspace(3) @sh to ptr)), !callees !0
  %q = load ptr, ptr %a
  store i32 1, ptr %q
  ret void
}
!0 = !{ptr @f, ptr @g}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: define internal void @f(ptr %x) noinline {
; CHECK-NEXT:   store i32 1, ptr %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @g(ptr)
; CHECK-NEXT: define ptx_kernel void @k(ptr %p, ptr %a) {
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   call void %p(ptr addrspacecast (ptr addrspace(3) @sh to ptr)), !callees !0
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) %a.global
; CHECK-NEXT:   store i32 1, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{ptr @f, ptr @g}
; CHECK-EMPTY:

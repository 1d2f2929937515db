; RUN: opt -w --check %s
; The pointer is the address of the one that the linker keeps, which may let out what it is passed. And an internal one would be none
; of those that are named.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef
@gp = addrspace(1) global ptr null
define linkonce_odr void @f(ptr %s) noinline {
  ret void
}
define ptx_kernel void @k(ptr %o) {
  %q = load ptr, ptr %o
  call void %q(ptr addrspacecast (ptr addrspace(3) @sh to ptr)), !callees !0
  %p = load ptr, ptr addrspace(1) @gp
  store i32 1, ptr %p
  ret void
}
!0 = !{ptr @f}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @gp = addrspace(1) global ptr null
; CHECK-NEXT: define linkonce_odr void @f(ptr %s) noinline {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %o) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) %o.global
; CHECK-NEXT:   call void %q(ptr addrspacecast (ptr addrspace(3) @sh to ptr)), !callees !0
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @gp
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{ptr @f}
; CHECK-EMPTY:

; RUN: opt -w %s
; What LLVM left of a function stores nothing. The one that the linker keeps may: it was not compiled with the same options.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef
@gp = addrspace(1) global ptr null
define weak_odr void @maybe(ptr %s, float %a, float %b) noinline {
  ret void
}
define ptx_kernel void @k(float %a, float %b) {
  call void @maybe(ptr addrspacecast (ptr addrspace(3) @sh to ptr), float %a, float %b)
  %p = load ptr, ptr addrspace(1) @gp
  %n = icmp eq ptr %p, null
  br i1 %n, label %e, label %w
w:
  store i32 1, ptr %p
  br label %e
e:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @gp = addrspace(1) global ptr null
; CHECK-NEXT: define weak_odr void @maybe(ptr %s, float %a, float %b) noinline {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(float %a, float %b) {
; CHECK-NEXT:   call void @maybe(ptr addrspacecast (ptr addrspace(3) @sh to ptr), float %a, float %b)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @gp
; CHECK-NEXT:   %n = icmp eq ptr %p, null
; CHECK-NEXT:   br i1 %n, label %e, label %w
; CHECK-NEXT: w:
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   br label %e
; CHECK-NEXT: e:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w --check %s
; An operand bundle may let anything out, also that of assembly or of a known function that is passed only numbers.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @__nv_abs(i32)
define ptx_kernel void @assembly(ptr %p) {
  %a = load ptr, ptr %p
  store i32 1, ptr %a
  call void asm "", ""() [ "tag"(i32 1) ]
  ret void
}
define ptx_kernel void @known(ptr %p) {
  %a = load ptr, ptr %p
  store i32 1, ptr %a
  %n = call i32 @__nv_abs(i32 1) [ "tag"(i32 1) ]
  ret void
}
define ptx_kernel void @none(ptr %p) {
  %a = load ptr, ptr %p
  store i32 1, ptr %a
  call void asm "", ""()
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare i32 @__nv_abs(i32)
; CHECK-NEXT: define ptx_kernel void @assembly(ptr %p) {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %a = load ptr, ptr addrspace(1) %p.global
; CHECK-NEXT:   store i32 1, ptr %a
; CHECK-NEXT:   call void asm "", ""() [ "tag"(i32 1) ]
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @known(ptr %p) {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %a = load ptr, ptr addrspace(1) %p.global
; CHECK-NEXT:   store i32 1, ptr %a
; CHECK-NEXT:   %n = call i32 @__nv_abs(i32 1) [ "tag"(i32 1) ]
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @none(ptr %p) {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %a = load ptr, ptr addrspace(1) %p.global
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %a.global
; CHECK-NEXT:   call void asm "", ""()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

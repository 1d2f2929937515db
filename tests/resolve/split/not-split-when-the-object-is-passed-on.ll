; RUN: opt -w %s
; The object has an address that others know.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @e(ptr)
define ptx_kernel void @k(ptr %in, ptr %out, i1 %c) {
  %zero = alloca <4 x i32>, align 16
  store <4 x i32> zeroinitializer, ptr %zero, align 16
  call void @e(ptr %zero)
  %p = select i1 %c, ptr %in, ptr %zero
  %x = load i32, ptr %p
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare void @e(ptr)
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %zero = alloca <4 x i32>, align 16
; CHECK-NEXT:   %zero.local = addrspacecast ptr %zero to ptr addrspace(5)
; CHECK-NEXT:   store <4 x i32> zeroinitializer, ptr addrspace(5) %zero.local, align 16
; CHECK-NEXT:   call void @e(ptr %zero)
; CHECK-NEXT:   %p = select i1 %c, ptr %in, ptr %zero
; CHECK-NEXT:   %x = load i32, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:

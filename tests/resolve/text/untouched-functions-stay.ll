; RUN: opt %s
; Nothing resolves in @f, and its text comes out as it went in, odd spaces and comments included. In @k one
; store becomes global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define   void @f( ptr %p )   { ; a comment
  store i32   1, ptr %p , align 4
  ; another one
  ret void
}

define ptx_kernel void @k(ptr %g) {
  store i32 1, ptr %g, align 4 ; kept as well
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define   void @f( ptr %p )   { ; a comment
; CHECK-NEXT:   store i32   1, ptr %p , align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %g.global, align 4 ; kept as well
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

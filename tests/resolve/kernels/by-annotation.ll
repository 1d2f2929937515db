; RUN: opt %s
; The annotation makes @k a kernel. @f has none, so its store stays generic; and @off has one that says no.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @k(ptr %g) {
  store i32 1, ptr %g, align 4
  ret void
}

define void @f(ptr %p) {
  store i32 1, ptr %p, align 4
  ret void
}

define void @off(ptr %p) {
  store i32 1, ptr %p, align 4
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @k, !"maxntidx", i32 256, !"kernel", i32 1}
!1 = !{ptr @off, !"kernel", i32 0}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define void @k(ptr %g) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %g.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %p) {
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @off(ptr %p) {
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !nvvm.annotations = !{!0, !1}
; CHECK-NEXT: !0 = !{ptr @k, !"maxntidx", i32 256, !"kernel", i32 1}
; CHECK-NEXT: !1 = !{ptr @off, !"kernel", i32 0}
; CHECK-EMPTY:

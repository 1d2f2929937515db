; RUN: opt -w --check %s
; An address that begins where the space does is an address, too, though no variable is there: as a number it gets out, and the host
; may pass the same buffer twice.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @shared(ptr %d, ptr %e) {
  store i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) inttoptr (i64 16 to ptr addrspace(3)) to ptr) to i64), ptr %d
  %l = load ptr, ptr %e
  store i32 1, ptr %l
  ret void
}
define ptx_kernel void @null(ptr %d, ptr %e, i64 %n) {
  %sum = add i64 %n, ptrtoint (ptr addrspacecast (ptr addrspace(5) null to ptr) to i64)
  store i64 %sum, ptr %d
  %l = load ptr, ptr %e
  store i32 1, ptr %l
  ret void
}
define ptx_kernel void @number(ptr %d, ptr %e) {
  store i64 ptrtoint (ptr inttoptr (i64 16 to ptr) to i64), ptr %d
  %l = load ptr, ptr %e
  store i32 1, ptr %l
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define ptx_kernel void @shared(ptr %d, ptr %e) {
; CHECK-NEXT:   %d.global = addrspacecast ptr %d to ptr addrspace(1)
; CHECK-NEXT:   %e.global = addrspacecast ptr %e to ptr addrspace(1)
; CHECK-NEXT:   store i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) inttoptr (i64 16 to ptr addrspace(3)) to ptr) to i64), ptr addrspace(1) %d.global
; CHECK-NEXT:   %l = load ptr, ptr addrspace(1) %e.global
; CHECK-NEXT:   store i32 1, ptr %l, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @null(ptr %d, ptr %e, i64 %n) {
; CHECK-NEXT:   %d.global = addrspacecast ptr %d to ptr addrspace(1)
; CHECK-NEXT:   %e.global = addrspacecast ptr %e to ptr addrspace(1)
; CHECK-NEXT:   %sum = add i64 %n, ptrtoint (ptr addrspacecast (ptr addrspace(5) null to ptr) to i64)
; CHECK-NEXT:   store i64 %sum, ptr addrspace(1) %d.global
; CHECK-NEXT:   %l = load ptr, ptr addrspace(1) %e.global
; CHECK-NEXT:   store i32 1, ptr %l, !noalias.addrspace !1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @number(ptr %d, ptr %e) {
; CHECK-NEXT:   %d.global = addrspacecast ptr %d to ptr addrspace(1)
; CHECK-NEXT:   %e.global = addrspacecast ptr %e to ptr addrspace(1)
; CHECK-NEXT:   store i64 ptrtoint (ptr inttoptr (i64 16 to ptr) to i64), ptr addrspace(1) %d.global
; CHECK-NEXT:   %l = load ptr, ptr addrspace(1) %e.global
; CHECK-NEXT:   %l.global = addrspacecast ptr %l to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %l.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-NEXT: !1 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:

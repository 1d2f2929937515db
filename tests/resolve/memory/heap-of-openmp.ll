; RUN: opt -w --check %s
; LLVM puts memory of the heap on the stack where nobody else gets to know it, if the module is of an OpenMP program: it is not
; global for sure.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare noalias ptr @malloc(i64)
declare void @free(ptr)

define ptx_kernel void @k(i32 %x) {
  %p = call ptr @malloc(i64 64)
  store i32 %x, ptr %p, align 4
  call void @free(ptr %p)
  ret void
}

!llvm.module.flags = !{!0}
!0 = !{i32 7, !"openmp-device", i32 51}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: declare noalias ptr @malloc(i64)
; CHECK-NEXT: declare void @free(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i32 %x) {
; CHECK-NEXT:   %p = call ptr @malloc(i64 64)
; CHECK-NEXT:   store i32 %x, ptr %p, align 4, !noalias.addrspace !1
; CHECK-NEXT:   call void @free(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !llvm.module.flags = !{!0}
; CHECK-NEXT: !0 = !{i32 7, !"openmp-device", i32 51}
; CHECK-NEXT: !1 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:

; RUN: opt %s
; The number goes through an intrinsic that returns it in a struct. It is still the shared address, and gets
; out: the last store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %out) {
  %n = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %a = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %n, i64 8)
  %m = extractvalue { i64, i1 } %a, 0
  store i64 %m, ptr %out, align 8
  %q = load ptr, ptr %out, align 8
  store i32 1, ptr %q, align 4
  ret void
}

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %n = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %a = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %n, i64 8)
; CHECK-NEXT:   %m = extractvalue { i64, i1 } %a, 0
; CHECK-NEXT:   store i64 %m, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   store i32 1, ptr %q, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

; RUN: opt %s
; The param window lies inside the global one: isspacep.global is true for the address of a kernel parameter.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr byval(i32) align 4 "nvvm.grid_constant" %arg, ptr %out) {
  %param = addrspacecast ptr %arg to ptr addrspace(101)
  %p = addrspacecast ptr addrspace(101) %param to ptr
  %g = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  %v = zext i1 %g to i32
  store i32 %v, ptr %out, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr byval(i32) align 4 "nvvm.grid_constant" %arg, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %v = zext i1 true to i32
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
; CHECK-EMPTY:

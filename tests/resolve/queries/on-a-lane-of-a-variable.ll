; RUN: opt -w %s
; The variable holds a vector of a global and a constant address. Nothing is said about the second lane.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@gv = addrspace(1) global [64 x i32] zeroinitializer
declare i1 @llvm.nvvm.isspacep.global(ptr)
@V = internal addrspace(1) global <2 x ptr> <ptr addrspacecast (ptr addrspace(1) @gv to ptr), ptr addrspacecast (ptr addrspace(4) @cc to ptr)>
define ptx_kernel void @k() {
  %v = load <2 x ptr>, ptr addrspace(1) @V
  %p = extractelement <2 x ptr> %v, i32 1
  store i32 1, ptr %p
  ret void
}
@cc = addrspace(4) constant i32 0
define ptx_kernel void @k9(ptr %o) {
  %v = load <2 x ptr>, ptr addrspace(1) @V
  %p = extractelement <2 x ptr> %v, i32 1
  %q = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  %z = zext i1 %q to i32
  store i32 %z, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @gv = addrspace(1) global [64 x i32] zeroinitializer
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr)
; CHECK-NEXT: @V = internal addrspace(1) global <2 x ptr> <ptr addrspacecast (ptr addrspace(1) @gv to ptr), ptr addrspacecast (ptr addrspace(4) @cc to ptr)>
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %v = load <2 x ptr>, ptr addrspace(1) @V
; CHECK-NEXT:   %p = extractelement <2 x ptr> %v, i32 1
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: @cc = addrspace(4) constant i32 0
; CHECK-NEXT: define ptx_kernel void @k9(ptr %o) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %v = load <2 x ptr>, ptr addrspace(1) @V
; CHECK-NEXT:   %p = extractelement <2 x ptr> %v, i32 1
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.global(ptr %p)
; CHECK-NEXT:   %z = zext i1 %q to i32
; CHECK-NEXT:   store i32 %z, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 5, i32 6, i32 7, i32 8}
; CHECK-EMPTY:

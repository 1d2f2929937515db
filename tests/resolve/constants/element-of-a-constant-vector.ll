; RUN: opt -w %s
; What becomes of an address in such a constant is not followed: `v` counts as known to others, and may hold the
; shared address that is stored there.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global i32 0
@v = internal global ptr addrspacecast (ptr addrspace(1) @g to ptr)
define ptx_kernel void @k() {
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr extractelement (<2 x ptr> <ptr @v, ptr null>, i32 0)
  %p = load ptr, ptr @v
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global i32 0
; CHECK-NEXT: @v = internal global ptr addrspacecast (ptr addrspace(1) @g to ptr)
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr extractelement (<2 x ptr> <ptr @v, ptr null>, i32 0)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) addrspacecast (ptr @v to ptr addrspace(1))
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

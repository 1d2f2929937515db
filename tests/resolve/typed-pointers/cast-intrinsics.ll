; RUN: opt %s
; LLVM 7 still had casts as intrinsics, with types in their names. The generic pointer that one of them gives
; is shared: the store becomes shared.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32* @llvm.nvvm.ptr.shared.to.gen.p0i32.p3i32(i32 addrspace(3)*)

define void @f(i32 addrspace(3)* %s) {
  %p = call i32* @llvm.nvvm.ptr.shared.to.gen.p0i32.p3i32(i32 addrspace(3)* %s)
  store i32 1, i32* %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: declare i32* @llvm.nvvm.ptr.shared.to.gen.p0i32.p3i32(i32 addrspace(3)*)
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(i32 addrspace(3)* %s) {
; CHECK-NEXT:   %p = call i32* @llvm.nvvm.ptr.shared.to.gen.p0i32.p3i32(i32 addrspace(3)* %s)
; CHECK-NEXT:   %p.shared = addrspacecast i32* %p to i32 addrspace(3)*
; CHECK-NEXT:   store i32 1, i32 addrspace(3)* %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

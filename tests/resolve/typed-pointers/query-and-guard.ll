; RUN: opt --optimiser-follows=false %s
; The query takes an i8*. The guarded pointer is the i32* it was cast from: the store becomes shared.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i1 @llvm.nvvm.isspacep.shared(i8*)

define void @f(i32* %p) {
  %b = bitcast i32* %p to i8*
  %q = call i1 @llvm.nvvm.isspacep.shared(i8* %b)
  br i1 %q, label %yes, label %no

yes:
  store i32 1, i32* %p, align 4
  ret void

no:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(i8*)
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(i32* %p) {
; CHECK-NEXT:   %b = bitcast i32* %p to i8*
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.shared(i8* %b)
; CHECK-NEXT:   br i1 %q, label %yes, label %no
; CHECK-EMPTY:
; CHECK-NEXT: yes:
; CHECK-NEXT:   %p.shared = addrspacecast i32* %p to i32 addrspace(3)*
; CHECK-NEXT:   store i32 1, i32 addrspace(3)* %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

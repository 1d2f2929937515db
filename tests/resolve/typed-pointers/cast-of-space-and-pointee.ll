; RUN: opt -w --check %s
; A cast between spaces that also changes the pointee leaves one of the pointee.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x float] undef, align 4
define void @k(i32 addrspace(3)* %s1) {
  %a = addrspacecast i32 addrspace(3)* %s1 to i8*
  %b = addrspacecast i8* %a to float addrspace(3)*
  store float 1.0, float addrspace(3)* %b
  ret void
}

define void @there(i64 %i) {
  %s1 = getelementptr [64 x float], [64 x float] addrspace(3)* @sh, i64 0, i64 %i
  %a = addrspacecast float addrspace(3)* %s1 to i8*
  store i8 1, i8* %a
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x float] undef, align 4
; CHECK-NEXT: define void @k(i32 addrspace(3)* %s1) {
; CHECK-NEXT:   %b = bitcast i32 addrspace(3)* %s1 to float addrspace(3)*
; CHECK-NEXT:   store float 1.0, float addrspace(3)* %b
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @there(i64 %i) {
; CHECK-NEXT:   %s1 = getelementptr [64 x float], [64 x float] addrspace(3)* @sh, i64 0, i64 %i
; CHECK-NEXT:   %a.shared = bitcast float addrspace(3)* %s1 to i8 addrspace(3)*
; CHECK-NEXT:   store i8 1, i8 addrspace(3)* %a.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

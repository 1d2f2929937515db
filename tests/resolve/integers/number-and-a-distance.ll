; RUN: opt -w %s
; The distance of two shared addresses is added to a number that was passed: the store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
define ptx_kernel void @k(i64 %base, i64 %i) {
  %e = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %x = ptrtoint ptr %e to i64
  %d = sub i64 %x, ptrtoint (ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64)
  %a = add i64 %base, %d
  %p = inttoptr i64 %a to ptr
  store i32 7, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k(i64 %base, i64 %i) {
; CHECK-NEXT:   %e = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
; CHECK-NEXT:   %x = ptrtoint ptr %e to i64
; CHECK-NEXT:   %d = sub i64 %x, ptrtoint (ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64)
; CHECK-NEXT:   %a = add i64 %base, %d
; CHECK-NEXT:   %p = inttoptr i64 %a to ptr
; CHECK-NEXT:   store i32 7, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

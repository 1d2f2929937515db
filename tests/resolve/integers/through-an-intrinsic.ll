; RUN: opt %s
; What an intrinsic computes from an address may be one, or any other number: the stores stay generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
declare i64 @llvm.umax.i64(i64, i64)

define ptx_kernel void @k(ptr %g, i64 %n) {
  %shared = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %one = call i64 @llvm.umax.i64(i64 %shared, i64 %shared)
  %p = inttoptr i64 %one to ptr
  store i32 1, ptr %p, align 4
  %global = ptrtoint ptr %g to i64
  %sum = call i64 @llvm.umax.i64(i64 %global, i64 %n)
  %q = inttoptr i64 %sum to ptr
  store i32 2, ptr %q, align 4
  store i32 3, ptr %g, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: declare i64 @llvm.umax.i64(i64, i64)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i64 %n) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %shared = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %one = call i64 @llvm.umax.i64(i64 %shared, i64 %shared)
; CHECK-NEXT:   %p = inttoptr i64 %one to ptr
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %global = ptrtoint ptr %g to i64
; CHECK-NEXT:   %sum = call i64 @llvm.umax.i64(i64 %global, i64 %n)
; CHECK-NEXT:   %q = inttoptr i64 %sum to ptr
; CHECK-NEXT:   store i32 2, ptr %q, align 4
; CHECK-NEXT:   store i32 3, ptr addrspace(1) %g.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

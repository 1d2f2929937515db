; RUN: opt %s
; Zero bytes are null pointers, which say nothing: the store is shared. Other bytes make an address of unknown
; origin: that store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i1 %c) {
entry:
  %x = alloca ptr, align 8
  %y = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %x, i8 0, i64 8, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %y, i8 1, i64 8, i1 false)
  br i1 %c, label %set, label %use

set:
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %x, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %y, align 8
  br label %use

use:
  %p = load ptr, ptr %x, align 8
  store i32 1, ptr %p, align 4
  %q = load ptr, ptr %y, align 8
  store i32 2, ptr %q, align 4
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x = alloca ptr, align 8
; CHECK-NEXT:   %x.local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-NEXT:   %y = alloca ptr, align 8
; CHECK-NEXT:   %y.local = addrspacecast ptr %y to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memset.p5.i64(ptr addrspace(5) align 8 %x.local, i8 0, i64 8, i1 false)
; CHECK-NEXT:   call void @llvm.memset.p5.i64(ptr addrspace(5) align 8 %y.local, i8 1, i64 8, i1 false)
; CHECK-NEXT:   br i1 %c, label %set, label %use
; CHECK-EMPTY:
; CHECK-NEXT: set:
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %x.local, align 8
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %y.local, align 8
; CHECK-NEXT:   br label %use
; CHECK-EMPTY:
; CHECK-NEXT: use:
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %x.local, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %y.local, align 8
; CHECK-NEXT:   store i32 2, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memset.p5.i64(ptr addrspace(5) writeonly captures(none), i8, i64, i1 immarg)
; CHECK-EMPTY:

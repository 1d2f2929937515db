; RUN: opt -w --check %s
; Nobody knows what is in such a result: what it was read from gets known to others.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef, align 16
@tab = internal addrspace(1) global [64 x ptr] zeroinitializer, align 128
define ptx_kernel void @k1(ptr %out) {
  %obj = alloca ptr
  store ptr %out, ptr %obj
  store ptr %obj, ptr addrspace(1) @tab
  %v = call { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.c.row.s32.p1(ptr addrspace(1) @tab)
  %a = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %v, 0
  %b = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %v, 1
  %a64 = zext i32 %a to i64
  %b64 = zext i32 %b to i64
  %bs = shl i64 %b64, 32
  %i = or i64 %a64, %bs
  %q = inttoptr i64 %i to ptr
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %q
  %p = load ptr, ptr %obj
  store i32 1, ptr %p
  ret void
}
declare { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.c.row.s32.p1(ptr addrspace(1))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 16
; CHECK-NEXT: @tab = internal addrspace(1) global [64 x ptr] zeroinitializer, align 128
; CHECK-NEXT: define ptx_kernel void @k1(ptr %out) {
; CHECK-NEXT:   %obj = alloca ptr
; CHECK-NEXT:   %obj.local = addrspacecast ptr %obj to ptr addrspace(5)
; CHECK-NEXT:   store ptr %out, ptr addrspace(5) %obj.local
; CHECK-NEXT:   store ptr %obj, ptr addrspace(1) @tab
; CHECK-NEXT:   %v = call { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.c.row.s32.p1(ptr addrspace(1) @tab)
; CHECK-NEXT:   %a = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %v, 0
; CHECK-NEXT:   %b = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %v, 1
; CHECK-NEXT:   %a64 = zext i32 %a to i64
; CHECK-NEXT:   %b64 = zext i32 %b to i64
; CHECK-NEXT:   %bs = shl i64 %b64, 32
; CHECK-NEXT:   %i = or i64 %a64, %bs
; CHECK-NEXT:   %q = inttoptr i64 %i to ptr
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %q
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %obj.local
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.c.row.s32.p1(ptr addrspace(1))
; CHECK-EMPTY:

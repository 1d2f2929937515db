; RUN: opt -w %s
; Other lanes get the halves of the address by another redux.sync.
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %slot, ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %a, label %b
a:
  %n = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %lo = trunc i64 %n to i32
  %h = lshr i64 %n, 32
  %hi = trunc i64 %h to i32
  %r1 = call i32 @llvm.nvvm.redux.sync.add(i32 %lo, i32 -1)
  %r2 = call i32 @llvm.nvvm.redux.sync.add(i32 %hi, i32 -1)
  ret void
b:
  %q1 = call i32 @llvm.nvvm.redux.sync.add(i32 0, i32 -1)
  %q2 = call i32 @llvm.nvvm.redux.sync.add(i32 0, i32 -1)
  %z1 = zext i32 %q1 to i64
  %z2 = zext i32 %q2 to i64
  %sh = shl i64 %z2, 32
  %w = or i64 %z1, %sh
  store i64 %w, ptr %slot
  %p = load ptr, ptr %slot
  store i32 7, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
; CHECK-NEXT: declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: define ptx_kernel void @k(ptr %slot, ptr %out) {
; CHECK-NEXT:   %slot.global = addrspacecast ptr %slot to ptr addrspace(1)
; CHECK-NEXT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   %c = icmp eq i32 %t, 0
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK-NEXT: a:
; CHECK-NEXT:   %n = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %lo = trunc i64 %n to i32
; CHECK-NEXT:   %h = lshr i64 %n, 32
; CHECK-NEXT:   %hi = trunc i64 %h to i32
; CHECK-NEXT:   %r1 = call i32 @llvm.nvvm.redux.sync.add(i32 %lo, i32 -1)
; CHECK-NEXT:   %r2 = call i32 @llvm.nvvm.redux.sync.add(i32 %hi, i32 -1)
; CHECK-NEXT:   ret void
; CHECK-NEXT: b:
; CHECK-NEXT:   %q1 = call i32 @llvm.nvvm.redux.sync.add(i32 0, i32 -1)
; CHECK-NEXT:   %q2 = call i32 @llvm.nvvm.redux.sync.add(i32 0, i32 -1)
; CHECK-NEXT:   %z1 = zext i32 %q1 to i64
; CHECK-NEXT:   %z2 = zext i32 %q2 to i64
; CHECK-NEXT:   %sh = shl i64 %z2, 32
; CHECK-NEXT:   %w = or i64 %z1, %sh
; CHECK-NEXT:   store i64 %w, ptr addrspace(1) %slot.global
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %slot.global
; CHECK-NEXT:   store i32 7, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

; RUN: opt %s
; A pointer that the host left in memory is like an argument: the shared and local queries are false, global
; and const do not fold.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %list, ptr %out) {
  %p = load ptr, ptr %list, align 8
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %l = call i1 @llvm.nvvm.isspacep.local(ptr %p)
  %g = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  %c = call i1 @llvm.nvvm.isspacep.const(ptr %p)
  %sl = or i1 %s, %l
  %gc = or i1 %g, %c
  %a = zext i1 %sl to i32
  %b = zext i1 %gc to i32
  store i32 %a, ptr %out, align 4
  store i32 %b, ptr %p, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.local(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.const(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %list, ptr %out) {
; CHECK-NEXT:   %list.global = addrspacecast ptr %list to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %list.global, align 8
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %g = call i1 @llvm.nvvm.isspacep.global(ptr %p)
; CHECK-NEXT:   %c = call i1 @llvm.nvvm.isspacep.const(ptr %p)
; CHECK-NEXT:   %gc = or i1 %g, %c
; CHECK-NEXT:   %a = zext i1 false to i32
; CHECK-NEXT:   %b = zext i1 %gc to i32
; CHECK-NEXT:   store i32 %a, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   store i32 %b, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.local(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.const(ptr captures(none))
; CHECK-EMPTY:

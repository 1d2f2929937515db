; RUN: opt --rewrite-slots %s
; A stack object is local and nothing else: the queries are true, false, false.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %out) {
  %x = alloca i32, align 4
  store i32 1, ptr %x, align 4
  %l = call i1 @llvm.nvvm.isspacep.local(ptr %x)
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %x)
  %g = call i1 @llvm.nvvm.isspacep.global(ptr %x)
  %sg = or i1 %s, %g
  %lsg = xor i1 %l, %sg
  %v = zext i1 %lsg to i32
  store i32 %v, ptr %out, align 4
  ret void
}

declare i1 @llvm.nvvm.isspacep.local(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %x = alloca i32, align 4
; CHECK-NEXT:   %x.local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %x.local, align 4
; CHECK-NEXT:   %v = zext i1 true to i32
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.local(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
; CHECK-EMPTY:

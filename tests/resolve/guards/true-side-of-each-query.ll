; RUN: opt --optimiser-follows=false %s
; Each block learns what its own query says: global, local, constant.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @f(ptr %p) {
entry:
  %g = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  br i1 %g, label %global, label %not.global

global:
  %a = load i32, ptr %p, align 4
  ret i32 %a

not.global:
  %l = call i1 @llvm.nvvm.isspacep.local(ptr %p)
  br i1 %l, label %local, label %not.local

local:
  %b = load i32, ptr %p, align 4
  ret i32 %b

not.local:
  %c = call i1 @llvm.nvvm.isspacep.const(ptr %p)
  br i1 %c, label %const, label %none

const:
  %d = load i32, ptr %p, align 4
  ret i32 %d

none:
  ret i32 0
}

declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.local(ptr captures(none))
declare i1 @llvm.nvvm.isspacep.const(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @f(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %g = call i1 @llvm.nvvm.isspacep.global(ptr %p)
; CHECK-NEXT:   br i1 %g, label %global, label %not.global
; CHECK-EMPTY:
; CHECK-NEXT: global:
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %a = load i32, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-EMPTY:
; CHECK-NEXT: not.global:
; CHECK-NEXT:   %l = call i1 @llvm.nvvm.isspacep.local(ptr %p)
; CHECK-NEXT:   br i1 %l, label %local, label %not.local
; CHECK-EMPTY:
; CHECK-NEXT: local:
; CHECK-NEXT:   %p.local = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   %b = load i32, ptr addrspace(5) %p.local, align 4
; CHECK-NEXT:   ret i32 %b
; CHECK-EMPTY:
; CHECK-NEXT: not.local:
; CHECK-NEXT:   %c = call i1 @llvm.nvvm.isspacep.const(ptr %p)
; CHECK-NEXT:   br i1 %c, label %const, label %none
; CHECK-EMPTY:
; CHECK-NEXT: const:
; CHECK-NEXT:   %p.constant = addrspacecast ptr %p to ptr addrspace(4)
; CHECK-NEXT:   %d = load i32, ptr addrspace(4) %p.constant, align 4
; CHECK-NEXT:   ret i32 %d
; CHECK-EMPTY:
; CHECK-NEXT: none:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.local(ptr captures(none))
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.const(ptr captures(none))
; CHECK-EMPTY:

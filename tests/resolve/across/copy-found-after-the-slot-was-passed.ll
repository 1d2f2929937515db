; RUN: opt %s
; The copy is found after `pass` was looked at, which gets the slot through memory: LLVM may pass @table to `read`.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = addrspace(1) global [4 x i32] zeroinitializer, align 4
@out = addrspace(1) global i32 0, align 4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define internal void @read(ptr %p) noinline {
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr addrspace(1) @out, align 4
  ret void
}

define internal void @pass(ptr %box) {
  %p = load ptr, ptr %box, align 8
  call void @read(ptr %p)
  ret void
}

define internal void @copy(ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 16, i1 false)
  ret void
}

define internal void @fill(ptr %p) {
  call void @copy(ptr %p)
  ret void
}

define ptx_kernel void @k() {
  %slot = alloca [4 x i32], align 4
  %box = alloca ptr, align 8
  store ptr %slot, ptr %box, align 8
  call void @fill(ptr %slot)
  call void @pass(ptr %box)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @table = addrspace(1) global [4 x i32] zeroinitializer, align 4
; CHECK-NEXT: @out = addrspace(1) global i32 0, align 4
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr noalias nocapture writeonly, ptr addrspace(1) noalias nocapture readonly, i64, i1 immarg)
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @read(ptr %p) noinline {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) @out, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @pass(ptr addrspace(5) %box) {
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %box, align 8
; CHECK-NEXT:   call void @read(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @copy(ptr %p) {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr %p, ptr addrspace(1) @table, i64 16, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @fill(ptr %p) {
; CHECK-NEXT:   call void @copy(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %slot = alloca [4 x i32], align 4
; CHECK-NEXT:   %box = alloca ptr, align 8
; CHECK-NEXT:   %box.local = addrspacecast ptr %box to ptr addrspace(5)
; CHECK-NEXT:   store ptr %slot, ptr addrspace(5) %box.local, align 8
; CHECK-NEXT:   call void @fill(ptr %slot)
; CHECK-NEXT:   call void @pass(ptr addrspace(5) %box.local)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:

; RUN: opt %s
; As in copy-found-after-the-slot-was-passed.ll, but the slot is passed by value.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = addrspace(1) global [4 x i32] zeroinitializer, align 4
@out = addrspace(1) global i32 0, align 4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define internal void @by_value(ptr byval([4 x i32]) align 4 %p) noinline {
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr addrspace(1) @out, align 4
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

define internal void @fill_later(ptr %p) {
  call void @fill(ptr %p)
  ret void
}

define ptx_kernel void @k() {
  %slot = alloca [4 x i32], align 4
  call void @fill_later(ptr %slot)
  call void @by_value(ptr byval([4 x i32]) align 4 %slot)
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
; CHECK-NEXT: define internal void @by_value(ptr byval([4 x i32]) align 4 %p) noinline {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) @out, align 4
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
; CHECK-NEXT: define internal void @fill_later(ptr %p) {
; CHECK-NEXT:   call void @fill(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %slot = alloca [4 x i32], align 4
; CHECK-NEXT:   call void @fill_later(ptr %slot)
; CHECK-NEXT:   call void @by_value(ptr byval([4 x i32]) align 4 %slot)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:

; RUN: opt %s
; Lifetime markers name the alloca itself and stay as they are; the accesses become local.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %out, i64 %i) {
  %x = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %x)
  %p = getelementptr inbounds i32, ptr %x, i64 %i
  store i32 1, ptr %p, align 4
  %v = load i32, ptr %x, align 4
  store i32 %v, ptr %out, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %x)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))
declare void @llvm.lifetime.end.p0(ptr captures(none))

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i64 %i) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %x = alloca [4 x i32], align 4
; CHECK-NEXT:   %x.local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(ptr nonnull %x)
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr addrspace(5) %x.local, i64 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %p, align 4
; CHECK-NEXT:   %v = load i32, ptr addrspace(5) %x.local, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   call void @llvm.lifetime.end.p0(ptr nonnull %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.lifetime.start.p0(ptr captures(none))
; CHECK-NEXT: declare void @llvm.lifetime.end.p0(ptr captures(none))
; CHECK-EMPTY:

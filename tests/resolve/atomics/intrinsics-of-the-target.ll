; RUN: opt %s
; The scoped atomics of the target carry the space in their names: name, declaration and call change together,
; to p3 and p1.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g) {
  %1 = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 1)
  %2 = call float @llvm.nvvm.atomic.add.gen.f.sys.f32.p0(ptr %g, float 1.000000e+00)
  ret void
}

declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr captures(none), i32)
declare float @llvm.nvvm.atomic.add.gen.f.sys.f32.p0(ptr captures(none), float)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %1 = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 1), !noalias.addrspace !0
; CHECK-NEXT:   %2 = call float @llvm.nvvm.atomic.add.gen.f.sys.f32.p0(ptr %g, float 1.000000e+00), !noalias.addrspace !1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr captures(none), i32)
; CHECK-NEXT: declare float @llvm.nvvm.atomic.add.gen.f.sys.f32.p0(ptr captures(none), float)
; CHECK-NEXT: !0 = !{i32 1, i32 2, i32 4, i32 6, i32 101, i32 102}
; CHECK-NEXT: !1 = !{i32 3, i32 4, i32 5, i32 6, i32 7, i32 8}
; CHECK-EMPTY:

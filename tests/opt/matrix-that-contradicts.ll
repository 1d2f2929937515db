; RUN: says opt --profile tileiras %s
; RUN[OUT]: opt -w --profile tileiras %s
; A matrix operation says that a pointer is global of which nothing is known, not of one that may be shared: that stays
; generic, with a warning. One that is shared stays so.

target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [256 x half] undef, align 32

define void @unknown(ptr %p) {
  %m = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %p, i32 16)
  ret void
}

define ptx_kernel void @mixed(ptr %g, i1 %c) {
  %p = select i1 %c, ptr %g, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  %m = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %p, i32 16)
  ret void
}

define ptx_kernel void @shared() {
  %m = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 16)
  ret void
}

declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr, i32)

; CHECK: warning: Cannot tell what pointer points to in `mixed`
; CHECK-NOT: warning
; OUT: define void @unknown
; OUT: stride.f16.p1(
; OUT: define ptx_kernel void @mixed
; OUT: stride.f16.p0(
; OUT: define ptx_kernel void @shared
; OUT: stride.f16.p3(

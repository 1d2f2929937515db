; RUN: opt %s
; The operand of memset moves to shared memory. There `nonnull` and `dereferenceable_or_null` would be wrong,
; since shared address 0 is a real object: both go, `align` and `dereferenceable` stay.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k() {
  call void @llvm.memset.p0.i64(ptr nonnull align 4 dereferenceable(256) addrspacecast (ptr addrspace(3) @s to ptr), i8 0, i64 256, i1 false)
  call void @llvm.memset.p0.i64(ptr align 4 dereferenceable_or_null(256) addrspacecast (ptr addrspace(3) @t to ptr), i8 0, i64 256, i1 false)
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @t = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @llvm.memset.p3.i64(ptr addrspace(3) align 4 dereferenceable(256) @s, i8 0, i64 256, i1 false)
; CHECK-NEXT:   call void @llvm.memset.p3.i64(ptr addrspace(3) align 4 @t, i8 0, i64 256, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
; CHECK-NEXT: declare void @llvm.memset.p3.i64(ptr addrspace(3) writeonly captures(none), i8, i64, i1 immarg)
; CHECK-EMPTY:

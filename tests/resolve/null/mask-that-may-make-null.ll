; RUN: opt -w --check %s
; What is left of an address under a mask may be null, unless the mask only aligns it.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
define ptx_kernel void @k(i1 %b, ptr %out, i64 %n) {
  %g = addrspacecast ptr addrspace(3) @s to ptr
  %m = sext i1 %b to i64
  %q = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 %m)
  %r = getelementptr i32, ptr %q, i64 %n
  store ptr %r, ptr %out
  br i1 %b, label %w, label %e
w:
  store i32 1, ptr %r
  br label %e
e:
  ret void
}
define ptx_kernel void @query(i64 %m, ptr %out) {
  %g = addrspacecast ptr addrspace(3) @s to ptr
  %any = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 %m)
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %any)
  %low = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 15)
  %q1 = call i1 @llvm.nvvm.isspacep.shared(ptr %low)
  %high = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 -4294967296)
  %q2 = call i1 @llvm.nvvm.isspacep.shared(ptr %high)
  %aligned = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 -16)
  %q3 = call i1 @llvm.nvvm.isspacep.shared(ptr %aligned)
  %a = or i1 %q, %q1
  %b = or i1 %q2, %a
  %c = and i1 %b, %q3
  store i1 %c, ptr %out
  ret void
}
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: define ptx_kernel void @k(i1 %b, ptr %out, i64 %n) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) @s to ptr
; CHECK-NEXT:   %m = sext i1 %b to i64
; CHECK-NEXT:   %q = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 %m)
; CHECK-NEXT:   %r = getelementptr i32, ptr %q, i64 %n
; CHECK-NEXT:   %r.shared = addrspacecast ptr %r to ptr addrspace(3)
; CHECK-NEXT:   store ptr %r, ptr addrspace(1) %out.global
; CHECK-NEXT:   br i1 %b, label %w, label %e
; CHECK-NEXT: w:
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %r.shared
; CHECK-NEXT:   br label %e
; CHECK-NEXT: e:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @query(i64 %m, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) @s to ptr
; CHECK-NEXT:   %any = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 %m)
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.shared(ptr %any)
; CHECK-NEXT:   %low = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 15)
; CHECK-NEXT:   %q1 = call i1 @llvm.nvvm.isspacep.shared(ptr %low)
; CHECK-NEXT:   %high = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 -4294967296)
; CHECK-NEXT:   %q2 = call i1 @llvm.nvvm.isspacep.shared(ptr %high)
; CHECK-NEXT:   %aligned = call ptr @llvm.ptrmask.p0.i64(ptr %g, i64 -16)
; CHECK-NEXT:   %a = or i1 %q, %q1
; CHECK-NEXT:   %b = or i1 %q2, %a
; CHECK-NEXT:   store i1 %b, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:

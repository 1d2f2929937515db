; RUN: opt --arch=sm_90 --ptx=8.0 -w --whole-program %s
; The copy of a parameter is passed to a function that only reads it: LLVM passes the parameter itself.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%s = type { ptr, ptr }
define internal void @count(ptr %p, i32 %n) noinline {
  %x = load ptr, ptr %p
  %old = atomicrmw add ptr %x, i32 %n monotonic
  ret void
}
define ptx_kernel void @k(ptr byval(%s) align 8 %all, i32 %n) {
  call void @count(ptr %all, i32 %n)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %s = type { ptr, ptr }
; CHECK-NEXT: define internal void @count(ptr %p, i32 %n) noinline {
; CHECK-NEXT:   %x = load ptr, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   %x.global = addrspacecast ptr %x to ptr addrspace(1)
; CHECK-NEXT:   %old = atomicrmw add ptr addrspace(1) %x.global, i32 %n monotonic
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr byval(%s) align 8 "nvvm.grid_constant" %all, i32 %n) {
; CHECK-NEXT:   %all.copy = alloca %s, align 8
; CHECK-NEXT:   %all.copy.local = addrspacecast ptr %all.copy to ptr addrspace(5)
; CHECK-NEXT:   %all.param = addrspacecast ptr %all to ptr addrspace(101)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p101.i64(ptr addrspace(5) align 8 %all.copy.local, ptr addrspace(101) align 8 %all.param, i64 16, i1 false)
; CHECK-NEXT:   call void @count(ptr %all.copy, i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p101.i64(ptr addrspace(5), ptr addrspace(101), i64, i1)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:

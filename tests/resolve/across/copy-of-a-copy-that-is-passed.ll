; RUN: opt -w --check --arch=sm_90 --ptx=8.0 %s
; LLVM passes the parameter itself where a copy of a copy of it was passed: the function may not read local memory. The
; same for a function that writes to what is copied twice.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%mat = type { [8 x float], i64 }

define internal float @at(ptr readonly %m, i64 %i) noinline {
  %p = getelementptr inbounds float, ptr %m, i64 %i
  %v = load float, ptr %p, align 4
  ret float %v
}

define ptx_kernel void @k(ptr byval(%mat) align 8 %p, ptr %out, i64 %i) {
  %a = alloca %mat, align 8
  %b = alloca %mat, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %p, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 40, i1 false)
  %v = call float @at(ptr %b, i64 %i)
  store float %v, ptr %out, align 4
  ret void
}

define internal void @fill(ptr %m) noinline {
  store i64 1, ptr %m, align 8
  ret void
}

define ptx_kernel void @l(ptr %out) {
  %a = alloca %mat, align 8
  %b = alloca %mat, align 8
  call void @fill(ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %out, ptr align 8 %b, i64 40, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %mat = type { [8 x float], i64 }
; CHECK-EMPTY:
; CHECK-NEXT: define internal float @at(ptr readonly %m, i64 %i) noinline {
; CHECK-NEXT:   %p = getelementptr inbounds float, ptr %m, i64 %i
; CHECK-NEXT:   %v = load float, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret float %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr byval(%mat) align 8 "nvvm.grid_constant" %p, ptr %out, i64 %i) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %p.param = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:   %a = alloca %mat, align 8
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   %b = alloca %mat, align 8
; CHECK-NEXT:   %b.local = addrspacecast ptr %b to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p101.i64(ptr addrspace(5) align 8 %a.local, ptr addrspace(101) align 8 %p.param, i64 40, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 8 %b.local, ptr addrspace(5) align 8 %a.local, i64 40, i1 false)
; CHECK-NEXT:   %v = call float @at(ptr %b, i64 %i)
; CHECK-NEXT:   store float %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @fill(ptr %m) noinline {
; CHECK-NEXT:   store i64 1, ptr %m, align 8, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @l(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %a = alloca %mat, align 8
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   %b = alloca %mat, align 8
; CHECK-NEXT:   %b.local = addrspacecast ptr %b to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr %a)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 8 %b.local, ptr addrspace(5) align 8 %a.local, i64 40, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 8 %out.global, ptr addrspace(5) align 8 %b.local, i64 40, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1), ptr addrspace(5), i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5), ptr addrspace(5), i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p101.i64(ptr addrspace(5), ptr addrspace(101), i64, i1)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:

; RUN: opt -w --arch=sm_80 --ptx=7.0 %s
; Without cvta.param: LLVM passes the part itself in the place of what is copied from it, and then copies the parameter.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%A = type { [8 x i32] }
%T = type { %A, i32, i32 }
declare i32 @f(ptr byval(%A) align 4)
define ptx_kernel void @k(ptr byval(%T) align 4 %t, ptr %o) {
  %tmp = alloca %A, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %tmp, ptr align 4 %t, i64 32, i1 false)
  %r = call i32 @f(ptr byval(%A) align 4 %tmp)
  store i32 %r, ptr %o
  %b = getelementptr inbounds %T, ptr %t, i32 0, i32 1
  %v = load i32, ptr %b
  %o1 = getelementptr inbounds i32, ptr %o, i32 1
  store i32 %v, ptr %o1
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %A = type { [8 x i32] }
; CHECK-NEXT: %T = type { %A, i32, i32 }
; CHECK-NEXT: declare i32 @f(ptr byval(%A) align 4)
; CHECK-NEXT: define ptx_kernel void @k(ptr byval(%T) align 4 %t, ptr %o) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %tmp = alloca %A, align 4
; CHECK-NEXT:   %tmp.local = addrspacecast ptr %tmp to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p0.i64(ptr addrspace(5) align 4 %tmp.local, ptr align 4 %t, i64 32, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   %r = call i32 @f(ptr byval(%A) align 4 %tmp)
; CHECK-NEXT:   store i32 %r, ptr addrspace(1) %o.global
; CHECK-NEXT:   %b = getelementptr inbounds %T, ptr %t, i32 0, i32 1
; CHECK-NEXT:   %v = load i32, ptr %b, !noalias.addrspace !0
; CHECK-NEXT:   %o1 = getelementptr inbounds i32, ptr addrspace(1) %o.global, i32 1
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p0.i64(ptr addrspace(5), ptr, i64, i1)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:

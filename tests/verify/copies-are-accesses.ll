; `memcpy` writes and reads like stores and loads.
; RUN: not spacecast verify %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4), ptr, i64, i1)
declare void @llvm.memcpy.p0.p6.i64(ptr, ptr addrspace(6), i64, i1)
declare void @llvm.memcpy.p0.p4.i64(ptr, ptr addrspace(4), i64, i1)

define void @f(ptr %p, ptr addrspace(4) %c, ptr addrspace(6) %t) {
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) %c, ptr %p, i64 8, i1 false)
  call void @llvm.memcpy.p0.p6.i64(ptr %p, ptr addrspace(6) %t, i64 8, i1 false)
  call void @llvm.memcpy.p0.p4.i64(ptr %p, ptr addrspace(4) %c, i64 8, i1 false)
  ret void
}

; CHECK: constant memory cannot be written [constant-store] in `f`
; CHECK: @llvm.memcpy.p4.p0.i64
; CHECK: Tensor Memory loads/stores are not supported [tensor-access] in `f`
; CHECK: @llvm.memcpy.p0.p6.i64
; CHECK-NOT: @llvm.memcpy.p0.p4.i64

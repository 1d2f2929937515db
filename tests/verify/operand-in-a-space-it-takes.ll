; Global memory it reads.
; RUN: spacecast verify --json %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
declare i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1), i32)

define i32 @f(ptr addrspace(1) %p) {
  %v = call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %p, i32 4)
  ret i32 %v
}

; CHECK: []

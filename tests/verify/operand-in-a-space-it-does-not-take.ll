; `ldu` reads global memory, whatever its overloads say.
; RUN: not spacecast verify %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
declare i32 @llvm.nvvm.ldu.global.i.i32.p3(ptr addrspace(3), i32)

define i32 @f(ptr addrspace(3) %p) {
  %v = call i32 @llvm.nvvm.ldu.global.i.i32.p3(ptr addrspace(3) %p, i32 4)
  ret i32 %v
}

; CHECK: operand 0 of llvm.nvvm.ldu.global.i.* is in space 3; it takes generic, global [operand-space] in `f`

; LLVM 22 would make PTX of it that the assembler refuses.
; RUN: not spacecast verify %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
define void @f(ptr addrspace(5) %p) {
  %r = cmpxchg ptr addrspace(5) %p, i32 0, i32 1 seq_cst seq_cst
  ret void
}

; CHECK: [cmpxchg-space] in `f`

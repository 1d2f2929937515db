; LLVM compiles arrays, structures and wide numbers as if they had no initial value.
; RUN: says spacecast verify %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
@a = addrspace(3) global [2 x i32] [i32 0, i32 1]
@b = internal addrspace(5) global [2 x i8] c"\00\01"
@c = internal addrspace(3) global i128 5
@d = internal addrspace(3) global { i32, [1 x float] } { i32 undef, [1 x float] [float -0.0] }
@e = internal addrspace(3) global <2 x i32> splat (i32 1)

; CHECK: nobody writes the initial value into shared memory [initialiser-lost]
; CHECK: @a =
; CHECK: nobody writes the initial value into local memory [initialiser-lost]
; CHECK: @b =
; CHECK: [initialiser-lost]
; CHECK: @c =
; CHECK: [initialiser-lost]
; CHECK: @d =
; CHECK: [initialiser-lost]
; CHECK: @e =

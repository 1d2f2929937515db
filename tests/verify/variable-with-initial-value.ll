; Nobody writes shared and local memory when a block or thread begins: LLVM refuses what is not zero.
; RUN: not spacecast verify %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
@a = addrspace(3) global i32 5
@b = internal addrspace(5) global float -0.0
@c = internal addrspace(3) global ptr @g
@d = internal addrspace(3) global ptr addrspacecast (ptr addrspace(3) null to ptr)
@e = internal addrspace(3) global half 0xH3C00
@f = available_externally addrspace(3) global i64 u0xFFFFFFFFFFFFFFFF
@g = global i32 5

; CHECK: a variable in shared memory cannot have an initial value [variable-initialiser]
; CHECK: @a =
; CHECK: a variable in local memory cannot have an initial value [variable-initialiser]
; CHECK: @b =
; CHECK: [variable-initialiser]
; CHECK: @c =
; CHECK: [variable-initialiser]
; CHECK: @d =
; CHECK: [variable-initialiser]
; CHECK: @e =
; CHECK: [variable-initialiser]
; CHECK: @f =
; CHECK-NOT: @g

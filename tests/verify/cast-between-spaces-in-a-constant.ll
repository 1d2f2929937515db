; Constants cast, too, also inside initialisers.
; RUN: not spacecast verify --rules cicc %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
@s = internal addrspace(3) global i32 undef
@p = addrspace(1) global ptr addrspace(1) addrspacecast (ptr addrspace(3) @s to ptr addrspace(1))

define i32 @f() {
  %v = load i32, ptr addrspace(1) addrspacecast (ptr addrspace(3) @s to ptr addrspace(1))
  ret i32 %v
}

; CHECK: [cast-between-spaces]
; CHECK-NOT: in `f`
; CHECK: @p =
; CHECK: [cast-between-spaces] in `f`

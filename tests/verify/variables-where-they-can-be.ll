; Also in the spaces that only the compiler knows.
; RUN: spacecast verify --json --rules cicc %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
@a = global i32 0
@b = addrspace(1) global i32 0
@c = addrspace(3) global i32 undef
@d = addrspace(4) constant i32 0
@e = addrspace(53) global i32 0
@f = addrspace(25) global i32 0

; CHECK: []

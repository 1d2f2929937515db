; What says nothing, or zero, is passed over by LLVM, and what is for LLVM alone is not emitted.
; RUN: spacecast verify --json %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
@a = addrspace(3) global i32 undef
@b = internal addrspace(3) global [4 x i32] poison
@c = internal addrspace(3) global [4 x i32] zeroinitializer
@d = internal addrspace(5) global { i32, float, half, double } { i32 0, float 0.0, half 0xH0000, double 0x0000000000000000 }
@e = external addrspace(3) global [0 x i32]
@f = internal addrspace(3) global { i32, i32, ptr } { i32 undef, i32 poison, ptr null }
@g = internal addrspace(3) global [2 x i8] c"\00\00"
@h = internal addrspace(3) global float 0.000000e+00
@i = internal addrspace(3) global i64 ptrtoint (ptr null to i64)
@j = internal addrspace(3) global i32 5, section "llvm.metadata"
@k = internal addrspace(3) global i32 u0x0
@l = common addrspace(3) global i32 0
@m = internal addrspace(3) global ptr addrspace(3) null
@n = internal addrspace(3) global <2 x i32> splat (i32 0)
@o = addrspace(1) global i32 5
@p = addrspace(4) constant i32 5
@q = global i32 5

; CHECK: []

; cicc allocates in generic space alone.
; RUN: not spacecast verify --rules cicc %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
define void @f() {
  %p = alloca i32, addrspace(5)
  ret void
}

; CHECK: Allocas are not supported on address spaces except Generic [alloca-space] in `f`
; CHECK: %p = alloca i32, addrspace(5)

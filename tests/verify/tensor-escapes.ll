; A pointer into tensor memory that leaves its function is a lint, no error.
; RUN: spacecast verify --json %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
declare void @g(ptr addrspace(6))

define void @f(ptr addrspace(6) %p) {
  call void @g(ptr addrspace(6) %p)
  ret void
}

; CHECK: a pointer into tensor memory is passed to a function
; CHECK: "rule": "tensor-escapes"
; CHECK: "severity": "lint"

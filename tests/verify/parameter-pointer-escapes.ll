; A pointer into parameters stays in its kernel: not stored, not passed on, not returned.
; RUN: not spacecast verify %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
declare void @g(ptr addrspace(101))

define ptr addrspace(101) @f(ptr addrspace(101) %p, ptr %q) {
  store ptr addrspace(101) %p, ptr %q
  call void @g(ptr addrspace(101) %p)
  ret ptr addrspace(101) %p
}

; CHECK: a pointer into parameter space is stored [param-escapes] in `f`
; CHECK: a pointer into parameter space is passed to a function [param-escapes]
; CHECK: a pointer into parameter space is returned [param-escapes]

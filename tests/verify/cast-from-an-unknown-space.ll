; Nothing is cast from a space that does not exist.
; RUN: not spacecast verify --rules cicc %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
define ptr @f(ptr addrspace(2) %p) {
  %q = addrspacecast ptr addrspace(2) %p to ptr
  ret ptr %q
}

; CHECK: Invalid source address space [cast-source] in `f`

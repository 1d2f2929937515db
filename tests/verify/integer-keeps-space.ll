; Alignment arithmetic in one space is fine.
; RUN: spacecast verify --json %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
define ptr addrspace(3) @f(ptr addrspace(3) %p) {
  %i = ptrtoint ptr addrspace(3) %p to i64
  %j = and i64 %i, -16
  %q = inttoptr i64 %j to ptr addrspace(3)
  ret ptr addrspace(3) %q
}

; CHECK: []

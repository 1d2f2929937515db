; What a kernel reaches of shared memory fits 48 KB.
; RUN: not spacecast verify %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
@a = internal addrspace(3) global [12288 x float] undef
@b = internal addrspace(3) global float undef

define internal void @helper() {
  store float 0.0, ptr addrspace(3) @b
  ret void
}

define ptx_kernel void @k() {
  store float 0.0, ptr addrspace(3) @a
  call void @helper()
  ret void
}

; CHECK: its static shared memory takes 49156 bytes, of at most 49152 [shared-size] in `k`
; CHECK: define ptx_kernel void @k

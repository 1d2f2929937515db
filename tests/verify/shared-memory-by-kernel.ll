; Two kernels have 48 KB each; memory that the launch gives does not count.
; RUN: spacecast verify --json %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
@a = internal addrspace(3) global [12288 x float] undef
@b = internal addrspace(3) global [12288 x float] undef
@dynamic = external addrspace(3) global [0 x float]

define ptx_kernel void @k() {
  store float 0.0, ptr addrspace(3) @a
  store float 0.0, ptr addrspace(3) @dynamic
  ret void
}

define ptx_kernel void @l() {
  store float 0.0, ptr addrspace(3) @b
  ret void
}

; CHECK: []

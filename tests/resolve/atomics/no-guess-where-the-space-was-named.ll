; RUN: opt --profile cicc -w %s
; RUN[SAYS]: says opt --profile cicc %s
; No guess contradicts what an address named before it was cast: LLVM may put global memory in the place of the slot, and the
; atomic operation that the stack does not have stays as it is.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@g0 = global [8 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7], align 16
define internal void @f(ptr addrspace(5) %p0) noinline {
  %v3 = getelementptr ptr, ptr addrspace(5) %p0, i64 1
  %v3.generic = addrspacecast ptr addrspace(5) %v3 to ptr
  %v4 = load ptr, ptr addrspace(5) %v3, align 8
; CHECK: cmpxchg ptr %v3.generic,
; SAYS: Cannot do atomic on local memory
  %v5 = cmpxchg ptr %v3.generic, ptr %v4, ptr @g0 monotonic monotonic, align 8
  ret void
}
define ptx_kernel void @k() {
  %v2 = alloca [3 x ptr], align 16
  %v2.local = addrspacecast ptr %v2 to ptr addrspace(5)
  %v3 = getelementptr i8, ptr addrspace(5) %v2.local, i64 8
  store ptr @g0, ptr addrspace(5) %v3, align 8
  call void @f(ptr addrspace(5) %v2.local)
  ret void
}

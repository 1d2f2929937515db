; RUN: opt -w --check %s
; Atomics do not work on the stack, and are left as they are; also where the slot may be a constant when LLVM is done.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@g0 = global [8 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7], align 16
@g5 = internal global [4 x i32] [i32 50, i32 51, i32 52, i32 53], align 16
define internal void @f(ptr %p0) noinline {
  %v3 = getelementptr ptr, ptr %p0, i64 1
  %v4 = load ptr, ptr %v3, align 8
  %v5 = cmpxchg ptr %v3, ptr %v4, ptr @g0 monotonic monotonic, align 8
  ret void
}
define ptx_kernel void @k() {
  %v2 = alloca [3 x ptr], align 16
  %v3 = getelementptr i8, ptr %v2, i64 8
  store ptr @g0, ptr %v3, align 8
  call void @f(ptr %v2)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @g0 = global [8 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7], align 16
; CHECK-NEXT: @g5 = internal global [4 x i32] [i32 50, i32 51, i32 52, i32 53], align 16
; CHECK-NEXT: define internal void @f(ptr addrspace(5) %p0) noinline {
; CHECK-NEXT:   %v3 = getelementptr ptr, ptr addrspace(5) %p0, i64 1
; CHECK-NEXT:   %v3.generic = addrspacecast ptr addrspace(5) %v3 to ptr
; CHECK-NEXT:   %v4 = load ptr, ptr addrspace(5) %v3, align 8
; CHECK-NEXT:   %v5 = cmpxchg ptr %v3.generic, ptr %v4, ptr @g0 monotonic monotonic, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %v2 = alloca [3 x ptr], align 16
; CHECK-NEXT:   %v2.local = addrspacecast ptr %v2 to ptr addrspace(5)
; CHECK-NEXT:   %v3 = getelementptr i8, ptr addrspace(5) %v2.local, i64 8
; CHECK-NEXT:   store ptr @g0, ptr addrspace(5) %v3, align 8
; CHECK-NEXT:   call void @f(ptr addrspace(5) %v2.local)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

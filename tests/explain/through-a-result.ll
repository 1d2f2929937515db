; RUN: spacecast explain %s @k %p
; Returned by the function that was passed it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal ptr @f(ptr %x) noinline {
  %y = getelementptr i8, ptr %x, i64 4
  ret ptr %y
}
define ptx_kernel void @k() {
  %p = call ptr @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p in @k is in shared memory
; CHECK-EMPTY:
; CHECK-NEXT:   shared
; CHECK-NEXT:     through-a-result.ll:6   @sh, a variable in shared memory
; CHECK-NEXT:     through-a-result.ll:12  passed to @f
; CHECK-NEXT:                               %p = call ptr @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:     through-a-result.ll:8   computed from it
; CHECK-NEXT:                               %y = getelementptr i8, ptr %x, i64 4
; CHECK-NEXT:     through-a-result.ll:9   returned by @f
; CHECK-NEXT:                               ret ptr %y
; CHECK-NEXT:     through-a-result.ll:12  computed from it
; CHECK-NEXT:                               %p = call ptr @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-EMPTY:

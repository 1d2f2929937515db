; RUN: says spacecast opt --memspace-opt-verbose %s
; Votes with their documented values: a space, 2000 for those that disagree, 1000 where nothing was seen.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal ptr @f(ptr %x, ptr %y, ptr %z) noinline {
  ret ptr %x
}
define ptx_kernel void @k(ptr %p, i1 %c) {
  %m = select i1 %c, ptr %p, ptr addrspacecast (ptr addrspace(3) @sh to ptr)
  %r = call ptr @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %m, ptr undef)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f votes (3, 2000, 1000) returns 3
; CHECK-NEXT: @k votes (1)
; CHECK-NEXT: @f %x: shared
; CHECK-NEXT: @f %y: device, shared
; CHECK-NEXT: @f %z: nothing
; CHECK-NEXT: @k %p: device
; CHECK-NEXT: @k %m: device, shared
; CHECK-NEXT: @k %r: shared

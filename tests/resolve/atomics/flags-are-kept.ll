; RUN: opt %s
; The atomics become shared and keep their operation, ordering, scope, alignment and `volatile`.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i32 %x) {
  %1 = atomicrmw volatile add ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %x syncscope("block") acq_rel, align 4
  %2 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 31 monotonic, align 4
  %3 = cmpxchg weak volatile ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %x syncscope("block") acquire monotonic, align 4
  %4 = load atomic i32, ptr addrspacecast (ptr addrspace(3) @s to ptr) syncscope("block") acquire, align 4
  store atomic volatile i32 %4, ptr addrspacecast (ptr addrspace(3) @s to ptr) release, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i32 %x) {
; CHECK-NEXT:   %1 = atomicrmw volatile add ptr addrspace(3) @s, i32 %x syncscope("block") acq_rel, align 4
; CHECK-NEXT:   %2 = atomicrmw uinc_wrap ptr addrspace(3) @s, i32 31 monotonic, align 4
; CHECK-NEXT:   %3 = cmpxchg weak volatile ptr addrspace(3) @s, i32 0, i32 %x syncscope("block") acquire monotonic, align 4
; CHECK-NEXT:   %4 = load atomic i32, ptr addrspace(3) @s syncscope("block") acquire, align 4
; CHECK-NEXT:   store atomic volatile i32 %4, ptr addrspace(3) @s release, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

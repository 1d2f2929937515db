; RUN: opt %s
; Atomics as LLVM 7 wrote them, without an alignment: both become shared and keep ordering and scope.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global i32 undef, align 4

define void @k(i32 %x) {
  %1 = atomicrmw volatile add i32* addrspacecast (i32 addrspace(3)* @s to i32*), i32 %x syncscope("block") seq_cst
  %2 = cmpxchg i32* addrspacecast (i32 addrspace(3)* @s to i32*), i32 %1, i32 %x acq_rel monotonic
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{void (i32)* @k, !"kernel", i32 1}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global i32 undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define void @k(i32 %x) {
; CHECK-NEXT:   %1 = atomicrmw volatile add i32 addrspace(3)* @s, i32 %x syncscope("block") seq_cst
; CHECK-NEXT:   %2 = cmpxchg i32 addrspace(3)* @s, i32 %1, i32 %x acq_rel monotonic
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !nvvm.annotations = !{!0}
; CHECK-NEXT: !0 = !{void (i32)* @k, !"kernel", i32 1}
; CHECK-EMPTY:

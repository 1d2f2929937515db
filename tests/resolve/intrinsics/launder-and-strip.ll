; RUN: opt %s
; These two give back the address they were given: both stores become shared.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k() {
  %p = call ptr @llvm.launder.invariant.group.p0(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  store i32 1, ptr %p, align 4
  %q = call ptr @llvm.strip.invariant.group.p0(ptr addrspacecast (ptr addrspace(3) @t to ptr))
  store i32 2, ptr %q, align 4
  ret void
}

declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @t = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %p = call ptr @llvm.launder.invariant.group.p0(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   %q = call ptr @llvm.strip.invariant.group.p0(ptr addrspacecast (ptr addrspace(3) @t to ptr))
; CHECK-NEXT:   %q.shared = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %q.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @llvm.launder.invariant.group.p0(ptr)
; CHECK-NEXT: declare ptr @llvm.strip.invariant.group.p0(ptr)
; CHECK-EMPTY:

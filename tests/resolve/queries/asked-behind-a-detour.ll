; RUN: opt -w %s
; The address goes through the cluster and back. Once that detour is gone, it is known to be in shared memory.
@s = internal addrspace(3) global [4 x i32] undef

define ptx_kernel void @k(ptr %out) {
  %p = addrspacecast ptr addrspace(3) @s to ptr
  %cluster = addrspacecast ptr %p to ptr addrspace(7)
  %back = addrspacecast ptr addrspace(7) %cluster to ptr
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %back)
  %n = zext i1 %shared to i32
  store i32 %n, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %n = zext i1 true to i32
; CHECK-NEXT:   store i32 %n, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

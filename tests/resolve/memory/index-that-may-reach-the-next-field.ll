; RUN: opt %s
; Nothing keeps the index inside the inner array: inbounds only keeps it inside the whole object. The first
; load may therefore see the global pointer behind the array and stays generic. The second index is 0 or 1:
; shared.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal addrspace(3) global [64 x i32] undef, align 4

%Outer = type { [2 x ptr], ptr }

define ptx_kernel void @k(ptr %g, i64 %i) {
  %o = alloca %Outer, align 8
  store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr %o, align 8
  %second = getelementptr inbounds i8, ptr %o, i64 8
  store ptr addrspacecast (ptr addrspace(3) @b to ptr), ptr %second, align 8
  %behind = getelementptr inbounds i8, ptr %o, i64 16
  store ptr %g, ptr %behind, align 8
  %far = getelementptr inbounds [2 x ptr], ptr %o, i64 0, i64 %i
  %p = load ptr, ptr %far, align 8
  store i32 1, ptr %p, align 4
  %j = and i64 %i, 1
  %near = getelementptr inbounds [2 x ptr], ptr %o, i64 0, i64 %j
  %q = load ptr, ptr %near, align 8
  store i32 2, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @a = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @b = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: %Outer = type { [2 x ptr], ptr }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i64 %i) {
; CHECK-NEXT:   %o = alloca %Outer, align 8
; CHECK-NEXT:   %o.local = addrspacecast ptr %o to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspace(5) %o.local, align 8
; CHECK-NEXT:   %second = getelementptr inbounds i8, ptr addrspace(5) %o.local, i64 8
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @b to ptr), ptr addrspace(5) %second, align 8
; CHECK-NEXT:   %behind = getelementptr inbounds i8, ptr addrspace(5) %o.local, i64 16
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %behind, align 8
; CHECK-NEXT:   %far = getelementptr inbounds [2 x ptr], ptr addrspace(5) %o.local, i64 0, i64 %i
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %far, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   %j = and i64 %i, 1
; CHECK-NEXT:   %near = getelementptr inbounds [2 x ptr], ptr addrspace(5) %o.local, i64 0, i64 %j
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %near, align 8
; CHECK-NEXT:   %q.shared = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %q.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

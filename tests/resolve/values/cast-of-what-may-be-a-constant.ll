; RUN: opt -w %s
; The host may have given the address of a constant. LLVM makes one cast of two, from global to constant memory, which means
; nothing: so %q stays generic for the cast, and is cast for the load.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, ptr %o, i32 %i) {
  %q = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load i32, ptr %q
  %c = addrspacecast ptr %q to ptr addrspace(4)
  %w = load volatile i32, ptr addrspace(4) %c
  %s = add i32 %v, %w
  store i32 %s, ptr %o
  ret void
}
define ptx_kernel void @k2(ptr %p, ptr %o, i32 %i, i1 %d) {
  %q = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load i32, ptr %q
  br i1 %d, label %a, label %b
a:
  %c = addrspacecast ptr %q to ptr addrspace(3)
  store i32 1, ptr addrspace(3) %c
  br label %b
b:
  store i32 %v, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define ptx_kernel void @k(ptr %p, ptr %o, i32 %i) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %p, i32 %i
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %q.global
; CHECK-NEXT:   %c = addrspacecast ptr %q to ptr addrspace(4)
; CHECK-NEXT:   %w = load volatile i32, ptr addrspace(4) %c
; CHECK-NEXT:   %s = add i32 %v, %w
; CHECK-NEXT:   store i32 %s, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k2(ptr %p, ptr %o, i32 %i, i1 %d) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %p, i32 %i
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %q.global
; CHECK-NEXT:   br i1 %d, label %a, label %b
; CHECK-NEXT: a:
; CHECK-NEXT:   %c = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %c
; CHECK-NEXT:   br label %b
; CHECK-NEXT: b:
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt %s
; The function finds a shared and a global pointer in a struct on the stack of its caller.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal addrspace(3) global [64 x i32] undef, align 4
@g = addrspace(1) global [64 x i32] zeroinitializer, align 4

define internal void @run(ptr %args) noinline {
  %p = load ptr, ptr %args, align 8
  %at = getelementptr inbounds i8, ptr %args, i64 8
  %q = load ptr, ptr %at, align 8
  store i32 1, ptr %p, align 4
  store i32 2, ptr %q, align 4
  ret void
}

define ptx_kernel void @k() {
  %args = alloca { ptr, ptr }, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %args, align 8
  %second = getelementptr inbounds i8, ptr %args, i64 8
  store ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr %second, align 8
  call void @run(ptr %args)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @t = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @run(ptr addrspace(5) %args) noinline {
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %args, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %at = getelementptr inbounds i8, ptr addrspace(5) %args, i64 8
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %at, align 8
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %q.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %args = alloca { ptr, ptr }, align 8
; CHECK-NEXT:   %args.local = addrspacecast ptr %args to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %args.local, align 8
; CHECK-NEXT:   %second = getelementptr inbounds i8, ptr addrspace(5) %args.local, i64 8
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr addrspace(5) %second, align 8
; CHECK-NEXT:   call void @run(ptr addrspace(5) %args.local)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w %s
; When @write is looked at first, nobody else knows %o. What it put there gets out by what @give does.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [4 x i32] undef

define internal void @write(ptr %o, ptr %p) noinline {
  store ptr %p, ptr %o
  ret void
}

define internal void @give(ptr %o, ptr %q) noinline {
  store ptr %o, ptr %q
  ret void
}

define ptx_kernel void @k(ptr %q, ptr %r) {
  %o = alloca ptr
  call void @write(ptr %o, ptr addrspacecast (ptr addrspace(3) @s to ptr))
  call void @give(ptr %o, ptr %q)
  %o2 = load ptr, ptr %q
  %l = load ptr, ptr %o2
  %c = call i1 @llvm.nvvm.isspacep.shared(ptr %l)
  %z = zext i1 %c to i32
  store i32 %z, ptr %r
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @write(ptr addrspace(5) %o, ptr %p) noinline {
; CHECK-NEXT:   store ptr %p, ptr addrspace(5) %o
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @give(ptr %o, ptr addrspace(1) %q) noinline {
; CHECK-NEXT:   store ptr %o, ptr addrspace(1) %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %q, ptr %r) {
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %r.global = addrspacecast ptr %r to ptr addrspace(1)
; CHECK-NEXT:   %o = alloca ptr
; CHECK-NEXT:   %o.local = addrspacecast ptr %o to ptr addrspace(5)
; CHECK-NEXT:   call void @write(ptr addrspace(5) %o.local, ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   call void @give(ptr %o, ptr addrspace(1) %q.global)
; CHECK-NEXT:   %o2 = load ptr, ptr addrspace(1) %q.global
; CHECK-NEXT:   %l = load ptr, ptr %o2
; CHECK-NEXT:   %c = call i1 @llvm.nvvm.isspacep.shared(ptr %l)
; CHECK-NEXT:   %z = zext i1 %c to i32
; CHECK-NEXT:   store i32 %z, ptr addrspace(1) %r.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:

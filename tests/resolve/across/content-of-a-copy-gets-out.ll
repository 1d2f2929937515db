; RUN: opt --optimiser-follows=false -w %s
; A function gets a copy of a struct that holds a shared pointer, and lets the address of the copy out: the
; pointer got out, too.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
declare i1 @llvm.nvvm.isspacep.local(ptr)
%S = type { ptr, ptr }
define internal void @ex(ptr byval(%S) %s, ptr %o) noinline {
  store ptr %s, ptr %o
  call void @use(ptr %o)
  ret void
}
define internal void @use(ptr %o) noinline {
  %q = load ptr, ptr %o
  %p = load ptr, ptr %q
  %l = call i1 @llvm.nvvm.isspacep.local(ptr %p)
  br i1 %l, label %x, label %y
y:
  store i32 1, ptr %p
  ret void
x:
  ret void
}
define ptx_kernel void @k(ptr %o) {
  %s = alloca %S
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %s
  call void @ex(ptr byval(%S) %s, ptr %o)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.local(ptr)
; CHECK-NEXT: %S = type { ptr, ptr }
; CHECK-NEXT: define internal void @ex(ptr byval(%S) %s, ptr addrspace(1) %o) noinline {
; CHECK-NEXT:   store ptr %s, ptr addrspace(1) %o
; CHECK-NEXT:   call void @use(ptr addrspace(1) %o)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @use(ptr addrspace(1) %o) noinline {
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) %o
; CHECK-NEXT:   %p = load ptr, ptr %q
; CHECK-NEXT:   %l = call i1 @llvm.nvvm.isspacep.local(ptr %p)
; CHECK-NEXT:   br i1 %l, label %x, label %y
; CHECK-NEXT: y:
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: x:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %o) {
; CHECK-NEXT:   %s = alloca %S
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr addrspace(5) %s.local
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   call void @ex(ptr byval(%S) %s, ptr addrspace(1) %o.global)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

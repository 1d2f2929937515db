; RUN: opt -w --whole-program %s
; The pointer comes from memory. All calls are here, so that it can only be one of the functions whose addresses
; are stored somewhere, and of these one that takes a pointer.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@slot = global ptr null
define  void @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define  void @g(ptr %x) noinline {
  store i32 2, ptr %x
  ret void
}
define void @number(i64 %n) noinline {
  %p = inttoptr i64 %n to ptr
  store i32 1, ptr %p
  ret void
}
define ptx_kernel void @k(i1 %c, ptr %a) {
  %p = select i1 %c, ptr @f, ptr @g
  store ptr %p, ptr @slot
  store ptr @number, ptr %a
  ret void
}
define ptx_kernel void @l(ptr %a) {
  %p = load ptr, ptr @slot
  call void %p(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  %q = load ptr, ptr %a
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @slot = global ptr null
; CHECK-NEXT: define  void @f(ptr %x) noinline {
; CHECK-NEXT:   %x.shared = addrspacecast ptr %x to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %x.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define  void @g(ptr %x) noinline {
; CHECK-NEXT:   %x.shared = addrspacecast ptr %x to ptr addrspace(3)
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %x.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @number(i64 %n) noinline {
; CHECK-NEXT:   %p = inttoptr i64 %n to ptr
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(i1 %c, ptr %a) {
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   %p = select i1 %c, ptr @f, ptr @g
; CHECK-NEXT:   store ptr %p, ptr addrspace(1) addrspacecast (ptr @slot to ptr addrspace(1))
; CHECK-NEXT:   store ptr @number, ptr addrspace(1) %a.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @l(ptr %a) {
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) addrspacecast (ptr @slot to ptr addrspace(1))
; CHECK-NEXT:   call void %p(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) %a.global
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %q.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

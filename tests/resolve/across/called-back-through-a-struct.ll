; RUN: opt -w --harmless=sort %s
; A function that is not here stores nothing, but calls what it finds where it is passed a pointer to.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
declare void @sort(ptr)
define ptx_kernel void @k() {
  %s = alloca { i64, ptr }
  %p = getelementptr { i64, ptr }, ptr %s, i64 0, i32 1
  store ptr @f, ptr %p
  call void @sort(ptr %s)
  call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: define internal void @f(ptr %x) noinline {
; CHECK-NEXT:   store i32 1, ptr %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f.shared(ptr addrspace(3) %x) noinline "spacecast-copy" {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @sort(ptr)
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %s = alloca { i64, ptr }
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   %p = getelementptr { i64, ptr }, ptr addrspace(5) %s.local, i64 0, i32 1
; CHECK-NEXT:   store ptr @f, ptr addrspace(5) %p
; CHECK-NEXT:   call void @sort(ptr %s)
; CHECK-NEXT:   call void @f.shared(ptr addrspace(3) @sh)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w %s
; All calls lead to copies, but the address of the original is compared: it stays, as one that others may call.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @f(ptr %x) noinline {
  %s = alloca [2 x i32]
  store i32 1, ptr %s
  store i32 1, ptr %x
  ret void
}
define ptx_kernel void @k(ptr %a, ptr %p) {
  %c = icmp eq ptr %p, @f
  call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  call void @f(ptr %a)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: define internal void @f(ptr %x) noinline {
; CHECK-NEXT:   %s = alloca [2 x i32]
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %s.local
; CHECK-NEXT:   store i32 1, ptr %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f.global(ptr addrspace(1) %x) noinline "spacecast-copy" {
; CHECK-NEXT:   %s = alloca [2 x i32]
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %s.local
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f.shared(ptr addrspace(3) %x) noinline "spacecast-copy" {
; CHECK-NEXT:   %s = alloca [2 x i32]
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %s.local
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %a, ptr %p) {
; CHECK-NEXT:   %c = icmp eq ptr %p, @f
; CHECK-NEXT:   call void @f.shared(ptr addrspace(3) @sh)
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   call void @f.global(ptr addrspace(1) %a.global)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

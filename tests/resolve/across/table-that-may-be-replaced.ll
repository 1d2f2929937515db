; RUN: opt -w %s
; Another table may take its place, so that the call may lead anywhere.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@table = weak constant [2 x ptr] [ptr @f, ptr @g]
define internal void @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define internal void @g(ptr %x) noinline {
  store i32 2, ptr %x
  ret void
}
define ptx_kernel void @k(i64 %i, ptr %o) {
  %slot = getelementptr [2 x ptr], ptr @table, i64 0, i64 %i
  %p = load ptr, ptr %slot
  call void %p(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  %a = load ptr, ptr %o
  store i32 3, ptr %a
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @table = weak constant [2 x ptr] [ptr @f, ptr @g]
; CHECK-NEXT: define internal void @f(ptr %x) noinline {
; CHECK-NEXT:   store i32 1, ptr %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @g(ptr %x) noinline {
; CHECK-NEXT:   store i32 2, ptr %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(i64 %i, ptr %o) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %slot = getelementptr [2 x ptr], ptr addrspace(1) addrspacecast (ptr @table to ptr addrspace(1)), i64 0, i64 %i
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %slot
; CHECK-NEXT:   call void %p(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   %a = load ptr, ptr addrspace(1) %o.global
; CHECK-NEXT:   store i32 3, ptr %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

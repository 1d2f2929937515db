; RUN: opt -w --whole-program %s
; Nothing calls the function behind the table, but its calls lead to the copies that others need, too. What they led to
; before goes.

target triple = "nvptx64-nvidia-cuda"
@table = internal addrspace(1) global [1 x ptr] [ptr @unused]
@shared = internal addrspace(3) global i32 undef
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define internal i1 @f(ptr %p) {
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  ret i1 %q
}
define internal void @unused() {
  %slot = alloca [4 x ptr]
  %q = call i1 @f(ptr %slot)
  %r = call i1 @f(ptr addrspacecast (ptr addrspace(3) @shared to ptr))
  ret void
}
define ptx_kernel void @k(ptr %o) {
  %slot = alloca [4 x ptr]
  %q = call i1 @f(ptr %slot)
  %r = call i1 @f(ptr addrspacecast (ptr addrspace(3) @shared to ptr))
  %both = and i1 %q, %r
  store i1 %both, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @table = internal addrspace(1) global [1 x ptr] [ptr @unused]
; CHECK-NEXT: @shared = internal addrspace(3) global i32 undef
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define internal i1 @f.shared(ptr %p) "spacecast-copy" {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i1 @f.local(ptr %p) "spacecast-copy" {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @unused() {
; CHECK-NEXT:   %slot = alloca [4 x ptr]
; CHECK-NEXT:   %q = call i1 @f.local(ptr %slot)
; CHECK-NEXT:   %r = call i1 @f.shared(ptr addrspacecast (ptr addrspace(3) @shared to ptr))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %o) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca [4 x ptr]
; CHECK-NEXT:   %q = call i1 @f.local(ptr %slot)
; CHECK-NEXT:   %r = call i1 @f.shared(ptr addrspacecast (ptr addrspace(3) @shared to ptr))
; CHECK-NEXT:   %both = and i1 %q, %r
; CHECK-NEXT:   store i1 %both, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

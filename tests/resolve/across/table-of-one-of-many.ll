; RUN: opt -w --check %s
; Tables of virtual functions are in every module that makes such objects, and the linker keeps one: maybe one that leads to
; another translation of the function. So the table becomes internal with what is counted on; where something may look at where it
; is it cannot, and nothing is made of what the function does.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sh = internal addrspace(3) global [64 x i32] undef
@vtable = linkonce_odr unnamed_addr constant [1 x ptr] [ptr @pick], comdat
@tables = linkonce_odr unnamed_addr constant [1 x ptr] [ptr @vtable]
@known = linkonce_odr constant [1 x ptr] [ptr @other]
@way = linkonce_odr unnamed_addr constant [1 x ptr] [ptr @third]
@pinned = weak_odr constant [1 x ptr] [ptr @way]

$vtable = comdat any

define linkonce_odr ptr @pick(ptr %s, ptr %g) unnamed_addr noinline {
  ret ptr %s
}

define linkonce_odr ptr @other(ptr %s, ptr %g) unnamed_addr noinline {
  ret ptr %s
}

define linkonce_odr ptr @third(ptr %s, ptr %g) unnamed_addr noinline {
  ret ptr %s
}

define ptx_kernel void @k(ptr %g) {
  %table = load ptr, ptr @tables
  %f = load ptr, ptr %table
  %r = call ptr %f(ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %g)
  store i32 1, ptr %r
  ret void
}

define ptx_kernel void @l(ptr %g) {
  %f = load ptr, ptr @known
  %r = call ptr %f(ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %g)
  store i32 2, ptr %r
  ret void
}

define ptx_kernel void @m(ptr %g) {
  %f = load ptr, ptr @way
  %r = call ptr %f(ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %g)
  store i32 3, ptr %r
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @vtable = internal unnamed_addr constant [1 x ptr] [ptr @pick]
; CHECK-NEXT: @tables = internal unnamed_addr constant [1 x ptr] [ptr @vtable]
; CHECK-NEXT: @known = linkonce_odr constant [1 x ptr] [ptr @other]
; CHECK-NEXT: @way = linkonce_odr unnamed_addr constant [1 x ptr] [ptr @third]
; CHECK-NEXT: @pinned = weak_odr constant [1 x ptr] [ptr @way]
; CHECK-EMPTY:
; CHECK-NEXT: $vtable = comdat any
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @pick(ptr %s, ptr %g) unnamed_addr noinline {
; CHECK-NEXT:   ret ptr %s
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define linkonce_odr ptr @other(ptr %s, ptr %g) unnamed_addr noinline {
; CHECK-NEXT:   ret ptr %s
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define linkonce_odr ptr @third(ptr %s, ptr %g) unnamed_addr noinline {
; CHECK-NEXT:   ret ptr %s
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %table = load ptr, ptr addrspace(1) addrspacecast (ptr @tables to ptr addrspace(1))
; CHECK-NEXT:   %table.global = addrspacecast ptr %table to ptr addrspace(1)
; CHECK-NEXT:   %f = load ptr, ptr addrspace(1) %table.global
; CHECK-NEXT:   %r = call ptr %f(ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %g)
; CHECK-NEXT:   %r.shared = addrspacecast ptr %r to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %r.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @l(ptr %g) {
; CHECK-NEXT:   %f = load ptr, ptr addrspace(1) addrspacecast (ptr @known to ptr addrspace(1))
; CHECK-NEXT:   %r = call ptr %f(ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %g)
; CHECK-NEXT:   store i32 2, ptr %r
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @m(ptr %g) {
; CHECK-NEXT:   %f = load ptr, ptr addrspace(1) addrspacecast (ptr @way to ptr addrspace(1))
; CHECK-NEXT:   %r = call ptr %f(ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %g)
; CHECK-NEXT:   store i32 3, ptr %r
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w --check %s
; @f counts as one in which LLVM writes early, as @k has new memory. Its copy for shared memory is all that @k calls in the end, so
; that the other is looked at again: what it is passed is local.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [4 x i64] undef

declare noalias ptr @malloc(i64)

define internal i64 @f(ptr %p) {
  %v = load i64, ptr %p
  %w = add i64 %v, 1
  ret i64 %w
}

define ptx_kernel void @k(ptr %out) {
  %m = call ptr @malloc(i64 16)
  %v = call i64 @f(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  store i64 %v, ptr %out
  ret void
}

define ptx_kernel void @l(ptr %out) {
  %a = alloca [4 x i64]
  store i64 1, ptr %a
  %v = call i64 @f(ptr %a)
  store i64 %v, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i64] undef
; CHECK-EMPTY:
; CHECK-NEXT: declare noalias ptr @malloc(i64)
; CHECK-EMPTY:
; CHECK-NEXT: define internal i64 @f(ptr addrspace(5) %p) {
; CHECK-NEXT:   %v = load i64, ptr addrspace(5) %p
; CHECK-NEXT:   %w = add i64 %v, 1
; CHECK-NEXT:   ret i64 %w
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i64 @f.shared(ptr addrspace(3) %p) "spacecast-copy" {
; CHECK-NEXT:   %v = load i64, ptr addrspace(3) %p
; CHECK-NEXT:   %w = add i64 %v, 1
; CHECK-NEXT:   ret i64 %w
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %m = call ptr @malloc(i64 16)
; CHECK-NEXT:   %v = call i64 @f.shared(ptr addrspace(3) @s)
; CHECK-NEXT:   store i64 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @l(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %a = alloca [4 x i64]
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   store i64 1, ptr addrspace(5) %a.local
; CHECK-NEXT:   %v = call i64 @f(ptr addrspace(5) %a.local)
; CHECK-NEXT:   store i64 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

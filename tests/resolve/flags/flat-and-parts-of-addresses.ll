; RUN: opt -w --mem-space-alg=1 %s
; What is loaded may be half of one address and half of another.
@g = addrspace(1) global [8 x i32] zeroinitializer
@table = addrspace(4) constant [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr addrspacecast (ptr addrspace(1) @g to ptr)]

define ptx_kernel void @k(i64 %offset, ptr %out) {
  %at = getelementptr i8, ptr addrspace(4) @table, i64 %offset
  %p = load ptr, ptr addrspace(4) %at, align 1
  %v = load i32, ptr %p
  store i32 %v, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @g = addrspace(1) global [8 x i32] zeroinitializer
; CHECK-NEXT: @table = addrspace(4) constant [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr addrspacecast (ptr addrspace(1) @g to ptr)]
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %offset, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %at = getelementptr i8, ptr addrspace(4) @table, i64 %offset
; CHECK-NEXT:   %p = load ptr, ptr addrspace(4) %at, align 1
; CHECK-NEXT:   %v = load i32, ptr %p
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt %s
; The helper moves the pointer in the slot of its caller. Between functions a pointer that moves is anywhere in its object.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal i32 @next(ptr %iterator) noinline {
  %p = load ptr, ptr %iterator, align 8
  %after = getelementptr inbounds i32, ptr %p, i64 1
  store ptr %after, ptr %iterator, align 8
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define ptx_kernel void @k(ptr %out) {
  %array = alloca [4 x i32], align 4
  %iterator = alloca ptr, align 8
  store ptr %array, ptr %iterator, align 8
  %a = call i32 @next(ptr %iterator)
  %b = call i32 @next(ptr %iterator)
  %sum = add i32 %a, %b
  store i32 %sum, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define internal i32 @next(ptr addrspace(5) %iterator) noinline {
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %iterator, align 8
; CHECK-NEXT:   %p.local = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   %after = getelementptr inbounds i32, ptr %p, i64 1
; CHECK-NEXT:   store ptr %after, ptr addrspace(5) %iterator, align 8
; CHECK-NEXT:   %v = load i32, ptr addrspace(5) %p.local, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %array = alloca [4 x i32], align 4
; CHECK-NEXT:   %iterator = alloca ptr, align 8
; CHECK-NEXT:   %iterator.local = addrspacecast ptr %iterator to ptr addrspace(5)
; CHECK-NEXT:   store ptr %array, ptr addrspace(5) %iterator.local, align 8
; CHECK-NEXT:   %a = call i32 @next(ptr addrspace(5) %iterator.local)
; CHECK-NEXT:   %b = call i32 @next(ptr addrspace(5) %iterator.local)
; CHECK-NEXT:   %sum = add i32 %a, %b
; CHECK-NEXT:   store i32 %sum, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w %s
; The same function reads two fields of one struct, each with a slice; the numbers between them are not taken for pointers.

target triple = "nvptx64-nvidia-cuda"

define internal ptr @first(ptr %slice) noinline {
  %p = load ptr, ptr %slice
  ret ptr %p
}

define ptx_kernel void @k(ptr %x, ptr %y, i64 %n) {
  %both = alloca [32 x i8], align 8
  %len = getelementptr inbounds i8, ptr %both, i64 8
  %second = getelementptr inbounds i8, ptr %both, i64 16
  %more = getelementptr inbounds i8, ptr %both, i64 24
  store ptr %x, ptr %both
  store i64 %n, ptr %len
  store ptr %y, ptr %second
  store i64 %n, ptr %more
  %p = call ptr @first(ptr %both)
  %q = call ptr @first(ptr %second)
  %v = load i32, ptr %p
  store i32 %v, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @first(ptr addrspace(5) %slice) noinline {
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %slice
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %x, ptr %y, i64 %n) {
; CHECK-NEXT:   %both = alloca [32 x i8], align 8
; CHECK-NEXT:   %both.local = addrspacecast ptr %both to ptr addrspace(5)
; CHECK-NEXT:   %len = getelementptr inbounds i8, ptr addrspace(5) %both.local, i64 8
; CHECK-NEXT:   %second = getelementptr inbounds i8, ptr addrspace(5) %both.local, i64 16
; CHECK-NEXT:   %more = getelementptr inbounds i8, ptr addrspace(5) %both.local, i64 24
; CHECK-NEXT:   store ptr %x, ptr addrspace(5) %both.local
; CHECK-NEXT:   store i64 %n, ptr addrspace(5) %len
; CHECK-NEXT:   store ptr %y, ptr addrspace(5) %second
; CHECK-NEXT:   store i64 %n, ptr addrspace(5) %more
; CHECK-NEXT:   %p = call ptr @first(ptr addrspace(5) %both.local)
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %q = call ptr @first(ptr addrspace(5) %second)
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %p.global
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %q.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

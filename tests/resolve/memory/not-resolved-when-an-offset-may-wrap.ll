; RUN: opt %s
; Structs of 24 bytes with a pointer and two numbers. Some index times 24 is 8 when it wraps, and nothing says that it does not:
; then the number is loaded. Where something does, or the index has 32 bits, it is the pointer. A mask that leaves 61 bits
; does not keep an index of pointers from going back by one.

target triple = "nvptx64-nvidia-cuda"
%s = type { ptr, i64, i64 }

@tile = internal addrspace(3) global [64 x i32] poison

define ptx_kernel void @wraps(i64 %i) {
  %all = alloca [2 x %s]
  call void @fill(ptr %all)
  %at = getelementptr %s, ptr %all, i64 %i
  %p = load ptr, ptr %at
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @inside(i64 %i) {
  %all = alloca [2 x %s]
  call void @fill(ptr %all)
  %at = getelementptr inbounds %s, ptr %all, i64 %i
  %p = load ptr, ptr %at
  store i32 2, ptr %p
  ret void
}

define ptx_kernel void @short(i32 %i) {
  %all = alloca [2 x %s]
  call void @fill(ptr %all)
  %wide = sext i32 %i to i64
  %at = getelementptr %s, ptr %all, i64 %wide
  %p = load ptr, ptr %at
  store i32 3, ptr %p
  ret void
}

define ptx_kernel void @few(i64 %i) {
  %all = alloca [2 x %s]
  call void @fill(ptr %all)
  %one = and i64 %i, 1
  %at = getelementptr %s, ptr %all, i64 %one
  %p = load ptr, ptr %at
  store i32 4, ptr %p
  ret void
}

define ptx_kernel void @back(i64 %i) {
  %all = alloca [2 x %s]
  call void @fill(ptr %all)
  %third = getelementptr i8, ptr %all, i64 16
  %index = and i64 %i, 2305843009213693951
  %at = getelementptr ptr, ptr %third, i64 %index
  %p = load ptr, ptr %at
  store i32 5, ptr %p
  ret void
}

define internal void @fill(ptr %all) noinline {
  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr %all
  %number = getelementptr i8, ptr %all, i64 8
  store i64 5, ptr %number
  %next = getelementptr %s, ptr %all, i64 1
  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr %next
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %s = type { ptr, i64, i64 }
; CHECK-EMPTY:
; CHECK-NEXT: @tile = internal addrspace(3) global [64 x i32] poison
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @wraps(i64 %i) {
; CHECK-NEXT:   %all = alloca [2 x %s]
; CHECK-NEXT:   %all.local = addrspacecast ptr %all to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr addrspace(5) %all.local)
; CHECK-NEXT:   %at = getelementptr %s, ptr addrspace(5) %all.local, i64 %i
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %at
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @inside(i64 %i) {
; CHECK-NEXT:   %all = alloca [2 x %s]
; CHECK-NEXT:   %all.local = addrspacecast ptr %all to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr addrspace(5) %all.local)
; CHECK-NEXT:   %at = getelementptr inbounds %s, ptr addrspace(5) %all.local, i64 %i
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %at
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @short(i32 %i) {
; CHECK-NEXT:   %all = alloca [2 x %s]
; CHECK-NEXT:   %all.local = addrspacecast ptr %all to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr addrspace(5) %all.local)
; CHECK-NEXT:   %wide = sext i32 %i to i64
; CHECK-NEXT:   %at = getelementptr %s, ptr addrspace(5) %all.local, i64 %wide
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %at
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 3, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @few(i64 %i) {
; CHECK-NEXT:   %all = alloca [2 x %s]
; CHECK-NEXT:   %all.local = addrspacecast ptr %all to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr addrspace(5) %all.local)
; CHECK-NEXT:   %one = and i64 %i, 1
; CHECK-NEXT:   %at = getelementptr %s, ptr addrspace(5) %all.local, i64 %one
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %at
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 4, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @back(i64 %i) {
; CHECK-NEXT:   %all = alloca [2 x %s]
; CHECK-NEXT:   %all.local = addrspacecast ptr %all to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr addrspace(5) %all.local)
; CHECK-NEXT:   %third = getelementptr i8, ptr addrspace(5) %all.local, i64 16
; CHECK-NEXT:   %index = and i64 %i, 2305843009213693951
; CHECK-NEXT:   %at = getelementptr ptr, ptr addrspace(5) %third, i64 %index
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %at
; CHECK-NEXT:   store i32 5, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @fill(ptr addrspace(5) %all) noinline {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(5) %all
; CHECK-NEXT:   %number = getelementptr i8, ptr addrspace(5) %all, i64 8
; CHECK-NEXT:   store i64 5, ptr addrspace(5) %number
; CHECK-NEXT:   %next = getelementptr %s, ptr addrspace(5) %all, i64 1
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(5) %next
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

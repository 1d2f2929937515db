; RUN: opt %s
; Each of these offsets can be in the middle of a pointer: a sum with four is no multiple of eight, minus four and twelve have
; only four in common, also in 32 bits, and so has a shift by two. A product that wraps is no multiple of 24, but of eight: it
; can be where the number is. Nor is minus 24 when it is extended without its sign.

target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x i32] poison

define ptx_kernel void @sum(i64 %i) {
  %cells = alloca [4 x ptr]
  call void @fill(ptr %cells)
  %bytes = shl i64 %i, 3
  %offset = add i64 %bytes, 4
  %at = getelementptr i8, ptr %cells, i64 %offset
  %p = load ptr, ptr %at, align 4
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @choice(i1 %c) {
  %cells = alloca [4 x ptr]
  call void @fill(ptr %cells)
  %middle = getelementptr i8, ptr %cells, i64 8
  %offset = select i1 %c, i32 -4, i32 12
  %at = getelementptr i8, ptr %middle, i32 %offset
  %p = load ptr, ptr %at, align 4
  store i32 2, ptr %p
  ret void
}

define ptx_kernel void @short(i64 %i) {
  %cells = alloca [4 x ptr]
  call void @fill(ptr %cells)
  %offset = shl i64 %i, 2
  %at = getelementptr i8, ptr %cells, i64 %offset
  %p = load ptr, ptr %at, align 4
  store i32 3, ptr %p
  ret void
}

define ptx_kernel void @product(i32 %i) {
  %cells = alloca [4 x ptr]
  call void @fill(ptr %cells)
  %third = getelementptr ptr, ptr %cells, i64 2
  store i64 5, ptr %third
  %product = mul i32 %i, 24
  %offset = sext i32 %product to i64
  %at = getelementptr i8, ptr %cells, i64 %offset
  %p = load ptr, ptr %at
  store i32 4, ptr %p
  ret void
}

define ptx_kernel void @extended(i1 %c) {
  %cells = alloca [4 x ptr]
  call void @fill(ptr %cells)
  %third = getelementptr ptr, ptr %cells, i64 2
  store i64 5, ptr %third
  %chosen = select i1 %c, i32 -24, i32 48
  %offset = zext i32 %chosen to i64
  %at = getelementptr i8, ptr %cells, i64 %offset
  %p = load ptr, ptr %at
  store i32 5, ptr %p
  ret void
}

define internal void @fill(ptr %cells) noinline {
  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr %cells
  %second = getelementptr ptr, ptr %cells, i64 1
  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr %second
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @tile = internal addrspace(3) global [64 x i32] poison
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @sum(i64 %i) {
; CHECK-NEXT:   %cells = alloca [4 x ptr]
; CHECK-NEXT:   %cells.local = addrspacecast ptr %cells to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr addrspace(5) %cells.local)
; CHECK-NEXT:   %bytes = shl i64 %i, 3
; CHECK-NEXT:   %offset = add i64 %bytes, 4
; CHECK-NEXT:   %at = getelementptr i8, ptr addrspace(5) %cells.local, i64 %offset
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %at, align 4
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @choice(i1 %c) {
; CHECK-NEXT:   %cells = alloca [4 x ptr]
; CHECK-NEXT:   %cells.local = addrspacecast ptr %cells to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr addrspace(5) %cells.local)
; CHECK-NEXT:   %middle = getelementptr i8, ptr addrspace(5) %cells.local, i64 8
; CHECK-NEXT:   %offset = select i1 %c, i32 -4, i32 12
; CHECK-NEXT:   %at = getelementptr i8, ptr addrspace(5) %middle, i32 %offset
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %at, align 4
; CHECK-NEXT:   store i32 2, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @short(i64 %i) {
; CHECK-NEXT:   %cells = alloca [4 x ptr]
; CHECK-NEXT:   %cells.local = addrspacecast ptr %cells to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr addrspace(5) %cells.local)
; CHECK-NEXT:   %offset = shl i64 %i, 2
; CHECK-NEXT:   %at = getelementptr i8, ptr addrspace(5) %cells.local, i64 %offset
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %at, align 4
; CHECK-NEXT:   store i32 3, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @product(i32 %i) {
; CHECK-NEXT:   %cells = alloca [4 x ptr]
; CHECK-NEXT:   %cells.local = addrspacecast ptr %cells to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr addrspace(5) %cells.local)
; CHECK-NEXT:   %third = getelementptr ptr, ptr addrspace(5) %cells.local, i64 2
; CHECK-NEXT:   store i64 5, ptr addrspace(5) %third
; CHECK-NEXT:   %product = mul i32 %i, 24
; CHECK-NEXT:   %offset = sext i32 %product to i64
; CHECK-NEXT:   %at = getelementptr i8, ptr addrspace(5) %cells.local, i64 %offset
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %at
; CHECK-NEXT:   store i32 4, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @extended(i1 %c) {
; CHECK-NEXT:   %cells = alloca [4 x ptr]
; CHECK-NEXT:   %cells.local = addrspacecast ptr %cells to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr addrspace(5) %cells.local)
; CHECK-NEXT:   %third = getelementptr ptr, ptr addrspace(5) %cells.local, i64 2
; CHECK-NEXT:   store i64 5, ptr addrspace(5) %third
; CHECK-NEXT:   %chosen = select i1 %c, i32 -24, i32 48
; CHECK-NEXT:   %offset = zext i32 %chosen to i64
; CHECK-NEXT:   %at = getelementptr i8, ptr addrspace(5) %cells.local, i64 %offset
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %at
; CHECK-NEXT:   store i32 5, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @fill(ptr addrspace(5) %cells) noinline {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(5) %cells
; CHECK-NEXT:   %second = getelementptr ptr, ptr addrspace(5) %cells, i64 1
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(5) %second
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

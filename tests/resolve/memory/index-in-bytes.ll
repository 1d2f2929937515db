; RUN: opt %s
; The pointers lie at multiples of eight bytes: a shift, a product or a choice says so of an index in bytes. What is loaded
; is one of them as a whole, and shared.

target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x i32] poison

define ptx_kernel void @shift(i64 %i) {
  %cells = alloca [4 x ptr]
  call void @fill(ptr %cells)
  %offset = shl i64 %i, 3
  %at = getelementptr i8, ptr %cells, i64 %offset
  %p = load ptr, ptr %at
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @product(i32 %i) {
  %cells = alloca [4 x ptr]
  call void @fill(ptr %cells)
  %product = mul i32 %i, 24
  %offset = sext i32 %product to i64
  %at = getelementptr i8, ptr %cells, i64 %offset
  %p = load ptr, ptr %at
  store i32 2, ptr %p
  ret void
}

define ptx_kernel void @choice(i1 %c) {
  %cells = alloca [4 x ptr]
  call void @fill(ptr %cells)
  %offset = select i1 %c, i64 8, i64 24
  %at = getelementptr i8, ptr %cells, i64 %offset
  %p = load ptr, ptr %at
  store i32 3, ptr %p
  ret void
}

define internal void @fill(ptr %cells) noinline {
  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr %cells
  %second = getelementptr ptr, ptr %cells, i64 1
  store ptr addrspacecast (ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @tile, i64 8) to ptr), ptr %second
  %fourth = getelementptr ptr, ptr %cells, i64 3
  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr %fourth
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @tile = internal addrspace(3) global [64 x i32] poison
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @shift(i64 %i) {
; CHECK-NEXT:   %cells = alloca [4 x ptr]
; CHECK-NEXT:   %cells.local = addrspacecast ptr %cells to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr addrspace(5) %cells.local)
; CHECK-NEXT:   %offset = shl i64 %i, 3
; CHECK-NEXT:   %at = getelementptr i8, ptr addrspace(5) %cells.local, i64 %offset
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %at
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @product(i32 %i) {
; CHECK-NEXT:   %cells = alloca [4 x ptr]
; CHECK-NEXT:   %cells.local = addrspacecast ptr %cells to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr addrspace(5) %cells.local)
; CHECK-NEXT:   %product = mul i32 %i, 24
; CHECK-NEXT:   %offset = sext i32 %product to i64
; CHECK-NEXT:   %at = getelementptr i8, ptr addrspace(5) %cells.local, i64 %offset
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %at
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @choice(i1 %c) {
; CHECK-NEXT:   %cells = alloca [4 x ptr]
; CHECK-NEXT:   %cells.local = addrspacecast ptr %cells to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr addrspace(5) %cells.local)
; CHECK-NEXT:   %offset = select i1 %c, i64 8, i64 24
; CHECK-NEXT:   %at = getelementptr i8, ptr addrspace(5) %cells.local, i64 %offset
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %at
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 3, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @fill(ptr addrspace(5) %cells) noinline {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(5) %cells
; CHECK-NEXT:   %second = getelementptr ptr, ptr addrspace(5) %cells, i64 1
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @tile, i64 8) to ptr), ptr addrspace(5) %second
; CHECK-NEXT:   %fourth = getelementptr ptr, ptr addrspace(5) %cells, i64 3
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(5) %fourth
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

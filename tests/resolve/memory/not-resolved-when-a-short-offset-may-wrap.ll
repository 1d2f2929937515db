; RUN: opt %s
; Shared addresses have 32 bits here, so that an index of 32 bits times 24 wraps as one of 64 bits does elsewhere: what is
; loaded may be the number. Bounded by a mask it is the pointer, but not if the mask leaves so many bits that it wraps.

target datalayout = "e-p3:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%s = type { ptr, i64, i64 }

@all = internal addrspace(3) global [2 x %s] poison
@tile = internal addrspace(3) global [64 x i32] poison

define ptx_kernel void @wraps(i32 %i) {
  call void @fill()
  %at = getelementptr %s, ptr addrspace(3) @all, i32 %i
  %p = load ptr, ptr addrspace(3) %at
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @many(i64 %i) {
  call void @fill()
  %index = and i64 %i, 1073741823
  %at = getelementptr %s, ptr addrspace(3) @all, i64 %index
  %p = load ptr, ptr addrspace(3) %at
  store i32 2, ptr %p
  ret void
}

define ptx_kernel void @few(i32 %i) {
  call void @fill()
  %index = and i32 %i, 1
  %at = getelementptr %s, ptr addrspace(3) @all, i32 %index
  %p = load ptr, ptr addrspace(3) %at
  store i32 3, ptr %p
  ret void
}

define ptx_kernel void @inside(i32 %i) {
  call void @fill()
  %at = getelementptr inbounds %s, ptr addrspace(3) @all, i32 %i
  %p = load ptr, ptr addrspace(3) %at
  store i32 4, ptr %p
  ret void
}

define internal void @fill() noinline {
  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(3) @all
  store i64 5, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @all, i64 8)
  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @all, i64 24)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p3:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %s = type { ptr, i64, i64 }
; CHECK-EMPTY:
; CHECK-NEXT: @all = internal addrspace(3) global [2 x %s] poison
; CHECK-NEXT: @tile = internal addrspace(3) global [64 x i32] poison
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @wraps(i32 %i) {
; CHECK-NEXT:   call void @fill()
; CHECK-NEXT:   %at = getelementptr %s, ptr addrspace(3) @all, i32 %i
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) %at
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @many(i64 %i) {
; CHECK-NEXT:   call void @fill()
; CHECK-NEXT:   %index = and i64 %i, 1073741823
; CHECK-NEXT:   %at = getelementptr %s, ptr addrspace(3) @all, i64 %index
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) %at
; CHECK-NEXT:   store i32 2, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @few(i32 %i) {
; CHECK-NEXT:   call void @fill()
; CHECK-NEXT:   %index = and i32 %i, 1
; CHECK-NEXT:   %at = getelementptr %s, ptr addrspace(3) @all, i32 %index
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) %at
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 3, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @inside(i32 %i) {
; CHECK-NEXT:   call void @fill()
; CHECK-NEXT:   %at = getelementptr inbounds %s, ptr addrspace(3) @all, i32 %i
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) %at
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 4, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @fill() noinline {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(3) @all
; CHECK-NEXT:   store i64 5, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @all, i64 8)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @all, i64 24)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

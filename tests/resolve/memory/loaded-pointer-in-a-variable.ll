; RUN: opt -w %s
; What @kernel loads is global, and so is what it finds in @kept, where it put that; @init puts nothing there that was loaded.
; Others can call @helper with any address in memory, so that what @helper loads can be anything, and so can what @kernel finds
; in @given.
target triple = "nvptx64-nvidia-cuda"

@kept = internal addrspace(3) global [2 x ptr] undef
@given = internal addrspace(1) global [2 x ptr] zeroinitializer

define ptx_kernel void @kernel(ptr %in, ptr %out) {
  %p = load ptr, ptr %in, align 8
  store ptr %p, ptr addrspace(3) @kept, align 8
  %q = load ptr, ptr addrspace(3) @kept, align 8
  store i32 1, ptr %q, align 4
  %r = load ptr, ptr addrspace(1) @given, align 8
  store i32 2, ptr %r, align 4
  ret void
}

define void @init() {
  store ptr null, ptr addrspace(3) @kept, align 8
  ret void
}

define void @helper(ptr %in) {
  %p = load ptr, ptr %in, align 8
  store ptr %p, ptr addrspace(1) @given, align 8
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @kept = internal addrspace(3) global [2 x ptr] undef
; CHECK-NEXT: @given = internal addrspace(1) global [2 x ptr] zeroinitializer
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @kernel(ptr %in, ptr %out) {
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %in.global, align 8
; CHECK-NEXT:   store ptr %p, ptr addrspace(3) @kept, align 8
; CHECK-NEXT:   %q = load ptr, ptr addrspace(3) @kept, align 8
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %q.global, align 4
; CHECK-NEXT:   %r = load ptr, ptr addrspace(1) @given, align 8
; CHECK-NEXT:   store i32 2, ptr %r, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @init() {
; CHECK-NEXT:   store ptr null, ptr addrspace(3) @kept, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @helper(ptr %in) {
; CHECK-NEXT:   %p = load ptr, ptr %in, align 8
; CHECK-NEXT:   store ptr %p, ptr addrspace(1) @given, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

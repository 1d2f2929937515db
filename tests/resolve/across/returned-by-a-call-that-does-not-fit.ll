; RUN: opt -w %s
; The function returns its pointer, but is called as one that takes a number: nothing is known of what comes back.
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [16 x i32] undef, align 8

define internal ptr @same(ptr returned %p, i32 %n) {
  ret ptr %p
}

define ptx_kernel void @k(ptr %out) {
  %n = load i64, ptr addrspace(3) @tile, align 8
  %p = call ptr @same(i64 %n)
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @tile = internal addrspace(3) global [16 x i32] undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @same(ptr returned %p, i32 %n) {
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %n = load i64, ptr addrspace(3) @tile, align 8
; CHECK-NEXT:   %p = call ptr @same(i64 %n)
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

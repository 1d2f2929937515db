; RUN: spacecast explain %s @k %p
; An offset of null is a number that is used as a pointer.

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(i64 %i) {
  %p = getelementptr i8, ptr null, i64 %i
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p in @k can be anywhere, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   anywhere
; CHECK-NEXT:     offset-of-null.ll:6  a number that is not made of a pointer
; CHECK-NEXT:                            %p = getelementptr i8, ptr null, i64 %i
; CHECK-EMPTY:
; CHECK-NEXT:   help: make the pointer of a pointer, by adding to it, or assert its space: `__builtin_assume(__isShared(p))`
; CHECK-EMPTY:

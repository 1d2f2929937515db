; RUN: spacecast explain %s @k %p
; What @number returns is no pointer, but is used as one.

target triple = "nvptx64-nvidia-cuda"
define internal i64 @number(ptr %from) {
  %n = load i64, ptr %from
  ret i64 %n
}

define ptx_kernel void @k(ptr %from) {
  %slot = alloca ptr
  %n = call i64 @number(ptr %from)
  store i64 %n, ptr %slot
  %p = load ptr, ptr %slot
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p in @k can be anywhere, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   anywhere
; CHECK-NEXT:     number-that-a-call-returns.ll:7   a number that is not made of a pointer
; CHECK-NEXT:                                         ret i64 %n
; CHECK-NEXT:     number-that-a-call-returns.ll:12  computed from it
; CHECK-NEXT:                                         %n = call i64 @number(ptr %from)
; CHECK-NEXT:     number-that-a-call-returns.ll:13  stored
; CHECK-NEXT:                                         store i64 %n, ptr %slot
; CHECK-NEXT:     number-that-a-call-returns.ll:14  loaded
; CHECK-NEXT:                                         %p = load ptr, ptr %slot
; CHECK-EMPTY:
; CHECK-NEXT:   help: make the pointer of a pointer, by adding to it, or assert its space: `__builtin_assume(__isShared(p))`
; CHECK-EMPTY:

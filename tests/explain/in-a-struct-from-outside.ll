; RUN: spacecast explain %s @f %p
; Others can call the function, and pass any pointer in the struct.

target triple = "nvptx64-nvidia-cuda"
define void @f(ptr byval({ ptr, i32 }) align 8 %args) {
  %p = load ptr, ptr %args, align 8
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p in @f can be anywhere, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   anywhere
; CHECK-NEXT:     in-a-struct-from-outside.ll:5  in the parameters of @f, which others can call
; CHECK-NEXT:     in-a-struct-from-outside.ll:6  loaded
; CHECK-NEXT:                                      %p = load ptr, ptr %args, align 8
; CHECK-EMPTY:
; CHECK-NEXT:   help: make the function internal (`static`, or in an unnamed namespace), or pass `--whole-program` if only kernels are called from outside
; CHECK-EMPTY:

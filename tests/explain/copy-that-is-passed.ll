; RUN: spacecast explain %s @read %p
; LLVM's optimiser may pass what the slot is a copy of, if the function only reads: so the slot is not all that is passed.

target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal i32 @read(ptr %p) noinline {
  %x = load i32, ptr %p
  ret i32 %x
}

define ptx_kernel void @k(ptr %in, ptr %out) {
  %s = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr %in, i64 16, i1 false)
  %x = call i32 @read(ptr %s)
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p in @read can be in global or local memory, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   global
; CHECK-NEXT:     copy-that-is-passed.ll:15  the slot that is passed is copied: LLVM may pass the other side instead
; CHECK-NEXT:                                  %x = call i32 @read(ptr %s)
; CHECK-EMPTY:
; CHECK-NEXT:   local
; CHECK-NEXT:     copy-that-is-passed.ll:13  a stack slot: local memory
; CHECK-NEXT:                                  %s = alloca [4 x i32]
; CHECK-NEXT:     copy-that-is-passed.ll:15  passed to @read
; CHECK-NEXT:                                  %x = call i32 @read(ptr %s)
; CHECK-EMPTY:
; CHECK-NEXT:   help: resolve after LLVM's optimiser, which removes such copies, and say that only its backend follows: `--optimiser-follows=false`
; CHECK-EMPTY:

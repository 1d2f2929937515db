; RUN: spacecast explain %s @k %p
; LLVM's optimiser may read the constant in place of the slot that holds a copy of it, so that this cannot be called local.

target triple = "nvptx64-nvidia-cuda"
@c = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define ptx_kernel void @k(ptr %out, i64 %i) {
  %s = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr @c, i64 16, i1 false)
  %p = getelementptr inbounds i32, ptr %s, i64 %i
  %x = load i32, ptr %p
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p in @k can be in global or local memory, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   global
; CHECK-NEXT:     copy-of-a-constant.ll:9   a stack slot with a copy of a constant, which LLVM may read instead
; CHECK-NEXT:                                 %s = alloca [4 x i32]
; CHECK-NEXT:     copy-of-a-constant.ll:11  computed from it
; CHECK-NEXT:                                 %p = getelementptr inbounds i32, ptr %s, i64 %i
; CHECK-EMPTY:
; CHECK-NEXT:   local
; CHECK-NEXT:     copy-of-a-constant.ll:9   a stack slot: local memory
; CHECK-NEXT:                                 %s = alloca [4 x i32]
; CHECK-NEXT:     copy-of-a-constant.ll:11  computed from it
; CHECK-NEXT:                                 %p = getelementptr inbounds i32, ptr %s, i64 %i
; CHECK-EMPTY:
; CHECK-NEXT:   help: resolve after LLVM's optimiser, which removes such copies, and say that only its backend follows: `--optimiser-follows=false`
; CHECK-EMPTY:

; RUN: spacecast alias --function @k %s
; A function that is passed nothing finds the slot in a variable that another one put it into.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@kept = internal global ptr null
define internal void @keep(ptr %x) noinline {
  store ptr %x, ptr @kept
  ret void
}
define internal void @use() noinline {
  %x = load ptr, ptr @kept
  store i32 1, ptr %x
  ret void
}
define internal void @nothing() noinline {
  ret void
}
define ptx_kernel void @k() {
  %slot = alloca [2 x i32]
  %other = alloca [2 x i32]
  call void @keep(ptr %slot)
  store i32 2, ptr %slot
  store i32 2, ptr %other
  call void @use()
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @k: 2 accesses, 1 pair: 1 no, 0 may, 0 partial, 0 must; 2 alias sets
; CHECK-NEXT:   no       1  different variables or slots
; CHECK-NEXT:   2 calls: 2 none, 0 ref, 0 mod, 2 both

; RUN: spacecast alias --pairs --function @f %s
; The address of a slot goes to a function that tells everyone.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define internal void @tell(ptr %x, ptr %pp) {
  store ptr %x, ptr %pp
  ret void
}
define void @f(ptr %pp) {
  %slot = alloca [4 x i32]
  call void @tell(ptr %slot, ptr %pp)
  %loaded = load ptr, ptr %pp
  store i32 1, ptr %slot
  store i32 2, ptr %loaded
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 3 accesses, 3 pairs: 1 no, 2 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   no       1  different variables or slots
; CHECK-NEXT:   may      2  nothing tells them apart
; CHECK-NEXT:   1 call: 0 none, 0 ref, 0 mod, 3 both
; CHECK-NEXT:     no       13:%pp  14:%slot  different variables or slots
; CHECK-NEXT:     may      13:%pp  15:%loaded  nothing tells them apart
; CHECK-NEXT:     may      14:%slot  15:%loaded  nothing tells them apart

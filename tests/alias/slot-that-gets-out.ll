; RUN: spacecast alias --pairs %s
; What was stored where others see it may be what they left for us.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %pp) {
  %slot = alloca [4 x i32]
  store ptr %slot, ptr %pp
  %loaded = load ptr, ptr %pp
  store i32 1, ptr %slot
  store i32 2, ptr %loaded
  ret void
}
declare void @keep(ptr)
declare ptr @give()
define void @call() {
  %slot = alloca [4 x i32]
  call void @keep(ptr %slot)
  %given = call ptr @give()
  store i32 1, ptr %slot
  store i32 2, ptr %given
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 4 accesses, 6 pairs: 2 no, 3 may, 0 partial, 1 must; 1 alias set
; CHECK-NEXT:   no       2  different variables or slots
; CHECK-NEXT:   may      3  nothing tells them apart
; CHECK-NEXT:   must     1  the same address
; CHECK-NEXT:     must     8:%pp  9:%pp  the same address
; CHECK-NEXT:     no       8:%pp  10:%slot  different variables or slots
; CHECK-NEXT:     may      8:%pp  11:%loaded  nothing tells them apart
; CHECK-NEXT:     no       9:%pp  10:%slot  different variables or slots
; CHECK-NEXT:     may      9:%pp  11:%loaded  nothing tells them apart
; CHECK-NEXT:     may      10:%slot  11:%loaded  nothing tells them apart
; CHECK-NEXT: @call: 2 accesses, 1 pair: 0 no, 1 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   may      1  nothing tells them apart
; CHECK-NEXT:   2 calls: 0 none, 0 ref, 0 mod, 4 both
; CHECK-NEXT:     may      20:%slot  21:%given  nothing tells them apart

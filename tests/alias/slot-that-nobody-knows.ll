; RUN: spacecast alias --pairs %s
; Nothing else leads to a slot whose address stays in the function.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, ptr %pp) {
  %slot = alloca [4 x i32]
  %loaded = load ptr, ptr %pp
  %in = getelementptr i32, ptr %slot, i64 2
  store i32 1, ptr %in
  store i32 2, ptr %loaded
  ret void
}
define void @number(ptr %pp) {
  %slot = alloca i32
  store i32 1, ptr %slot
  %loaded = load ptr, ptr %pp
  store i32 2, ptr %loaded
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 3 accesses, 3 pairs: 2 no, 1 may, 0 partial, 0 must; 2 alias sets
; CHECK-NEXT:   no       1  different variables or slots
; CHECK-NEXT:   no       1  an object that nobody else knows of
; CHECK-NEXT:   may      1  nothing tells them apart
; CHECK-NEXT:     no       8:%pp  10:%in  different variables or slots
; CHECK-NEXT:     may      8:%pp  11:%loaded  nothing tells them apart
; CHECK-NEXT:     no       10:%in  11:%loaded  an object that nobody else knows of
; CHECK-NEXT: @number: 3 accesses, 3 pairs: 2 no, 1 may, 0 partial, 0 must; 2 alias sets
; CHECK-NEXT:   no       1  different variables or slots
; CHECK-NEXT:   no       1  an object that nobody else knows of
; CHECK-NEXT:   may      1  nothing tells them apart
; CHECK-NEXT:     no       16:%slot  17:%pp  different variables or slots
; CHECK-NEXT:     no       16:%slot  18:%loaded  an object that nobody else knows of
; CHECK-NEXT:     may      17:%pp  18:%loaded  nothing tells them apart

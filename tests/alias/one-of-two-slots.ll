; RUN: spacecast alias --pairs %s
; A pointer to one of two slots is neither a third one nor an argument.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(i1 %c, ptr %p, ptr %pp) {
  %a = alloca [4 x i32]
  %b = alloca [4 x i32]
  %d = alloca [4 x i32]
  %q = select i1 %c, ptr %a, ptr %b
  %loaded = load ptr, ptr %pp
  store i32 1, ptr %q
  store i32 2, ptr %a
  store i32 3, ptr %d
  store i32 4, ptr %loaded
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 5 accesses, 10 pairs: 8 no, 2 may, 0 partial, 0 must; 3 alias sets
; CHECK-NEXT:   no       3  different variables or slots
; CHECK-NEXT:   no       1  proven to be in different objects
; CHECK-NEXT:   no       4  an object that nobody else knows of
; CHECK-NEXT:   may      2  nothing tells them apart
; CHECK-NEXT:     no       11:%pp  12:%q  an object that nobody else knows of
; CHECK-NEXT:     no       11:%pp  13:%a  different variables or slots
; CHECK-NEXT:     no       11:%pp  14:%d  different variables or slots
; CHECK-NEXT:     may      11:%pp  15:%loaded  nothing tells them apart
; CHECK-NEXT:     may      12:%q  13:%a  nothing tells them apart
; CHECK-NEXT:     no       12:%q  14:%d  proven to be in different objects
; CHECK-NEXT:     no       12:%q  15:%loaded  an object that nobody else knows of
; CHECK-NEXT:     no       13:%a  14:%d  different variables or slots
; CHECK-NEXT:     no       13:%a  15:%loaded  an object that nobody else knows of
; CHECK-NEXT:     no       14:%d  15:%loaded  an object that nobody else knows of

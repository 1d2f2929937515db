; RUN: spacecast alias --pairs %s
; Through a noalias argument nothing else is changed; other arguments may be the same, and may be a variable.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@g = external global i32
define void @f(ptr noalias %a, ptr %b, ptr %c) {
  %slot = alloca i32
  %loaded = load ptr, ptr %b
  store i32 1, ptr %a
  store i32 2, ptr %b
  store i32 3, ptr %c
  store i32 4, ptr @g
  store i32 5, ptr %slot
  store i32 6, ptr %loaded
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 7 accesses, 21 pairs: 10 no, 10 may, 0 partial, 1 must; 2 alias sets
; CHECK-NEXT:   no        4  different variables or slots
; CHECK-NEXT:   no        5  a noalias argument
; CHECK-NEXT:   no        1  an object that nobody else knows of
; CHECK-NEXT:   may      10  nothing tells them apart
; CHECK-NEXT:   must      1  the same address
; CHECK-NEXT:     no       9:%b  10:%a  a noalias argument
; CHECK-NEXT:     must     9:%b  11:%b  the same address
; CHECK-NEXT:     may      9:%b  12:%c  nothing tells them apart
; CHECK-NEXT:     may      9:%b  13:@g  nothing tells them apart
; CHECK-NEXT:     no       9:%b  14:%slot  different variables or slots
; CHECK-NEXT:     may      9:%b  15:%loaded  nothing tells them apart
; CHECK-NEXT:     no       10:%a  11:%b  a noalias argument
; CHECK-NEXT:     no       10:%a  12:%c  a noalias argument
; CHECK-NEXT:     no       10:%a  13:@g  a noalias argument
; CHECK-NEXT:     no       10:%a  14:%slot  a noalias argument
; CHECK-NEXT:     may      10:%a  15:%loaded  nothing tells them apart
; CHECK-NEXT:     may      11:%b  12:%c  nothing tells them apart
; CHECK-NEXT:     may      11:%b  13:@g  nothing tells them apart
; CHECK-NEXT:     no       11:%b  14:%slot  different variables or slots
; CHECK-NEXT:     may      11:%b  15:%loaded  nothing tells them apart
; CHECK-NEXT:     may      12:%c  13:@g  nothing tells them apart
; CHECK-NEXT:     no       12:%c  14:%slot  different variables or slots
; CHECK-NEXT:     may      12:%c  15:%loaded  nothing tells them apart
; CHECK-NEXT:     no       13:@g  14:%slot  different variables or slots
; CHECK-NEXT:     may      13:@g  15:%loaded  nothing tells them apart
; CHECK-NEXT:     no       14:%slot  15:%loaded  an object that nobody else knows of

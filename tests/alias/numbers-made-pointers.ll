; RUN: spacecast alias --pairs %s
; A number can be the address of anything that is known elsewhere, but not of a slot that nobody knows.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(i64 %n, ptr %pp) {
  %hidden = alloca [4 x i32]
  %known = alloca [4 x i32]
  %number = ptrtoint ptr %known to i64
  store i64 %number, ptr %pp
  %p = inttoptr i64 %n to ptr
  %back = add i64 %number, 4
  %q = inttoptr i64 %back to ptr
  store i32 1, ptr %p
  store i32 2, ptr %hidden
  store i32 3, ptr %known
  store i32 4, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 5 accesses, 10 pairs: 5 no, 5 may, 0 partial, 0 must; 2 alias sets
; CHECK-NEXT:   no       3  different variables or slots
; CHECK-NEXT:   no       1  proven to be in different objects
; CHECK-NEXT:   no       1  an object that nobody else knows of
; CHECK-NEXT:   may      5  nothing tells them apart
; CHECK-NEXT:     may      10:%pp  14:%p  nothing tells them apart
; CHECK-NEXT:     no       10:%pp  15:%hidden  different variables or slots
; CHECK-NEXT:     no       10:%pp  16:%known  different variables or slots
; CHECK-NEXT:     may      10:%pp  17:%q  nothing tells them apart
; CHECK-NEXT:     no       14:%p  15:%hidden  an object that nobody else knows of
; CHECK-NEXT:     may      14:%p  16:%known  nothing tells them apart
; CHECK-NEXT:     may      14:%p  17:%q  nothing tells them apart
; CHECK-NEXT:     no       15:%hidden  16:%known  different variables or slots
; CHECK-NEXT:     no       15:%hidden  17:%q  proven to be in different objects
; CHECK-NEXT:     may      16:%known  17:%q  nothing tells them apart

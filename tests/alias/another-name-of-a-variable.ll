; RUN: spacecast alias --pairs %s
; An alias is the variable.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@v = global [4 x i32] zeroinitializer
@w = alias i32, getelementptr (i8, ptr @v, i64 4)
define void @f() {
  %p = getelementptr i8, ptr @v, i64 4
  store i32 1, ptr %p
  store i32 2, ptr @w
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 2 accesses, 1 pair: 0 no, 1 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   may      1  nothing tells them apart
; CHECK-NEXT:     may      10:%p  11:@w  nothing tells them apart

; RUN: spacecast alias --pairs %s
; The same index may be anything: the difference counts. Another index may be the same number, or wrap round to it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i64 %i, i64 %j, i32 %n) {
  %a = getelementptr [3 x i32], ptr %p, i64 %i
  %b = getelementptr [3 x i32], ptr %p, i64 %i, i64 1
  %c = getelementptr [3 x i32], ptr %p, i64 %j
  %d = getelementptr [3 x i32], ptr %p, i64 %j, i64 1
  %e = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %a
  store i32 1, ptr %b
  store i32 1, ptr %c
  store i32 1, ptr %d
  store i32 1, ptr %e
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 5 accesses, 10 pairs: 2 no, 8 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   no       2  the same base, at offsets apart
; CHECK-NEXT:   may      8  nothing tells them apart
; CHECK-NEXT:     no       12:%a  13:%b  the same base, at offsets apart
; CHECK-NEXT:     may      12:%a  14:%c  nothing tells them apart
; CHECK-NEXT:     may      12:%a  15:%d  nothing tells them apart
; CHECK-NEXT:     may      12:%a  16:%e  nothing tells them apart
; CHECK-NEXT:     may      13:%b  14:%c  nothing tells them apart
; CHECK-NEXT:     may      13:%b  15:%d  nothing tells them apart
; CHECK-NEXT:     may      13:%b  16:%e  nothing tells them apart
; CHECK-NEXT:     no       14:%c  15:%d  the same base, at offsets apart
; CHECK-NEXT:     may      14:%c  16:%e  nothing tells them apart
; CHECK-NEXT:     may      15:%d  16:%e  nothing tells them apart

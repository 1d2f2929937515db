; RUN: spacecast alias --pairs %s
; What is allocated after something was freed may be where that was.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare ptr @malloc(i64)
declare void @free(ptr)
define void @f() {
  %a = call ptr @malloc(i64 16)
  store i32 1, ptr %a
  call void @free(ptr %a)
  %b = call ptr @malloc(i64 16)
  store i32 2, ptr %b
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 2 accesses, 1 pair: 0 no, 1 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   may      1  nothing tells them apart
; CHECK-NEXT:   3 calls: 0 none, 0 ref, 0 mod, 6 both
; CHECK-NEXT:     may      10:%a  13:%b  nothing tells them apart

; RUN: spacecast alias --pairs %s
; Two slots of a caller are two for its callee, one slot is one.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define internal void @two(ptr %a, ptr %b) noinline {
  store i32 1, ptr %a
  store i32 2, ptr %b
  ret void
}
define internal void @one(ptr %a, ptr %b) noinline {
  store i32 1, ptr %a
  store i32 2, ptr %b
  ret void
}
define void @f() {
  %x = alloca [4 x i32]
  %y = alloca [4 x i32]
  call void @two(ptr %x, ptr %y)
  call void @one(ptr %x, ptr %x)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @two: 2 accesses, 1 pair: 1 no, 0 may, 0 partial, 0 must; 2 alias sets
; CHECK-NEXT:   no       1  proven to be in different objects
; CHECK-NEXT:     no       7:%a  8:%b  proven to be in different objects
; CHECK-NEXT: @one: 2 accesses, 1 pair: 0 no, 1 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   may      1  nothing tells them apart
; CHECK-NEXT:     may      12:%a  13:%b  nothing tells them apart

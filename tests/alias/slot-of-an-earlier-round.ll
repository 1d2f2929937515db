; RUN: spacecast alias --pairs %s
; A slot in a loop is another one in each round. What points to that of the last round does not point to this one, but the
; analysis knows them as one.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(i64 %n) {
entry:
  %first = alloca i32
  br label %loop
loop:
  %old = phi ptr [ %first, %entry ], [ %slot, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %slot = alloca i32
  store i32 1, ptr %slot
  store i32 2, ptr %old
  %i2 = add i64 %i, 1
  %more = icmp ult i64 %i2, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 2 accesses, 1 pair: 0 no, 1 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   may      1  nothing tells them apart
; CHECK-NEXT:     may      15:%slot  16:%old  nothing tells them apart

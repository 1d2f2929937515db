; RUN: opt -w --check %s
; An offset from null is a number as soon as it is made one, like all that is computed of numbers alone. As a pointer it may be
; anything.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i64 @llvm.umin.i64(i64, i64)
declare void @use(i64)
define i64 @sizes(i64 %n, i1 %c, ptr %p) {
  %bytes = mul i64 %n, ptrtoint (ptr getelementptr (float, ptr null, i32 1) to i64)
  %half = sdiv i64 %bytes, ptrtoint (ptr getelementptr (i32, ptr null, i64 1) to i64)
  %least = call i64 @llvm.umin.i64(i64 %half, i64 ptrtoint (ptr getelementptr (i32, ptr null, i64 7) to i64))
  %chosen = select i1 %c, i64 %least, i64 ptrtoint (ptr getelementptr (i32, ptr null, i64 9) to i64)
  call void @use(i64 ptrtoint (ptr getelementptr (i32, ptr null, i64 3) to i64))
  %near = getelementptr i8, ptr %p, i64 %chosen
  store i32 1, ptr %near
  ret i64 ptrtoint (ptr getelementptr (i32, ptr null, i64 5) to i64)
}
define i32 @number(i32 %x) {
  %r = and i32 ptrtoint (ptr inttoptr (i32 20 to ptr) to i32), %x
  ret i32 %r
}
define void @pointer(i64 %x) {
  %n = add i64 %x, ptrtoint (ptr getelementptr (i32, ptr null, i64 5) to i64)
  %p = inttoptr i64 %n to ptr
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare i64 @llvm.umin.i64(i64, i64)
; CHECK-NEXT: declare void @use(i64)
; CHECK-NEXT: define i64 @sizes(i64 %n, i1 %c, ptr %p) {
; CHECK-NEXT:   %bytes = mul i64 %n, ptrtoint (ptr getelementptr (float, ptr null, i32 1) to i64)
; CHECK-NEXT:   %half = sdiv i64 %bytes, ptrtoint (ptr getelementptr (i32, ptr null, i64 1) to i64)
; CHECK-NEXT:   %least = call i64 @llvm.umin.i64(i64 %half, i64 ptrtoint (ptr getelementptr (i32, ptr null, i64 7) to i64))
; CHECK-NEXT:   %chosen = select i1 %c, i64 %least, i64 ptrtoint (ptr getelementptr (i32, ptr null, i64 9) to i64)
; CHECK-NEXT:   call void @use(i64 ptrtoint (ptr getelementptr (i32, ptr null, i64 3) to i64))
; CHECK-NEXT:   %near = getelementptr i8, ptr %p, i64 %chosen
; CHECK-NEXT:   store i32 1, ptr %near
; CHECK-NEXT:   ret i64 ptrtoint (ptr getelementptr (i32, ptr null, i64 5) to i64)
; CHECK-NEXT: }
; CHECK-NEXT: define i32 @number(i32 %x) {
; CHECK-NEXT:   %r = and i32 ptrtoint (ptr inttoptr (i32 20 to ptr) to i32), %x
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-NEXT: define void @pointer(i64 %x) {
; CHECK-NEXT:   %n = add i64 %x, ptrtoint (ptr getelementptr (i32, ptr null, i64 5) to i64)
; CHECK-NEXT:   %p = inttoptr i64 %n to ptr
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w %s
; The function gets a copy: where that is says nothing of what is copied.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @ext(ptr byval(i32)) "nvvm.as"="5"
define void @f(ptr %a) {
  call void @ext(ptr byval(i32) %a)
  store i32 1, ptr %a
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare void @ext(ptr byval(i32)) "nvvm.as"="5"
; CHECK-NEXT: define void @f(ptr %a) {
; CHECK-NEXT:   call void @ext(ptr byval(i32) %a)
; CHECK-NEXT:   store i32 1, ptr %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

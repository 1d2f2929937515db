; RUN: opt -w %s
; Text is bytes as well, but holds no pointers, whoever sees it.

target triple = "nvptx64-nvidia-cuda"

@text = private constant [8 x i8] c"eight ch"

declare void @print(ptr)

define i64 @f() {
  call void @print(ptr @text)
  %n = load i64, ptr @text
  %p = inttoptr i64 %n to ptr
  store i32 1, ptr %p
  ret i64 %n
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @text = private constant [8 x i8] c"eight ch"
; CHECK-EMPTY:
; CHECK-NEXT: declare void @print(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define i64 @f() {
; CHECK-NEXT:   call void @print(ptr @text)
; CHECK-NEXT:   %n = load i64, ptr addrspace(1) addrspacecast (ptr @text to ptr addrspace(1))
; CHECK-NEXT:   %p = inttoptr i64 %n to ptr
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret i64 %n
; CHECK-NEXT: }
; CHECK-EMPTY:

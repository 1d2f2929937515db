; RUN: opt -w --check %s
; Nothing flows through a type that only a target knows.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(target("spirv.Event") %e, ptr %p) {
  %s = alloca target("spirv.Event")
  store target("spirv.Event") %e, ptr %s
  %l = load target("spirv.Event"), ptr %s
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @f(target("spirv.Event") %e, ptr %p) {
; CHECK-NEXT:   %s = alloca target("spirv.Event")
; CHECK-NEXT:   store target("spirv.Event") %e, ptr %s
; CHECK-NEXT:   %l = load target("spirv.Event"), ptr %s
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

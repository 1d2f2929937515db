; RUN: opt --nvvm-as=true %s
; What a function says of its parameters holds for the calls that are here: nobody else may be given it.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define linkonce_odr ptr @same(ptr %p) {
  ret ptr %p
}

define ptx_kernel void @k(ptr %g) {
  %q = call ptr @same(ptr %g)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @same(ptr %p) "nvvm.as"="1" {
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %q = call ptr @same(ptr %g)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w --check %s
; What is computed of numbers is a number, also by vectors.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define <vscale x 4 x i32> @splat() {
  %r = shufflevector <vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 1, i64 0), <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  ret <vscale x 4 x i32> %r
}
define float @part() {
  %r = fneg float extractelement (<4 x float> bitcast (<1 x i128> splat (i128 84405977732342157929391748327801880576) to <4 x float>), i32 0)
  ret float %r
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define <vscale x 4 x i32> @splat() {
; CHECK-NEXT:   %r = shufflevector <vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 1, i64 0), <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
; CHECK-NEXT:   ret <vscale x 4 x i32> %r
; CHECK-NEXT: }
; CHECK-NEXT: define float @part() {
; CHECK-NEXT:   %r = fneg float extractelement (<4 x float> bitcast (<1 x i128> splat (i128 84405977732342157929391748327801880576) to <4 x float>), i32 0)
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
; CHECK-EMPTY:

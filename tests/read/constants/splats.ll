; A vector of one value, also where its length is not known.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global <4 x i32> splat (i32 7)
@c = global <2 x i1> splat (i1 true)

define <4 x i32> @f(<4 x i32> %x) {
  %y = add <4 x i32> %x, splat (i32 -1)
  ret <4 x i32> %y
}

define <vscale x 4 x float> @g() {
  ret <vscale x 4 x float> splat (float 1.0)
}

; CHECK lines are written by BLESS=1
; CHECK: @a = global <4 x i32> splat (i32 7)
; CHECK-NEXT: @c = global <2 x i1> splat (i1 true)
; CHECK-NEXT: define <4 x i32> @f(<4 x i32> %x) {
; CHECK-NEXT:   %y = add <4 x i32> %x, splat (i32 -1)
; CHECK-NEXT:   ret <4 x i32> %y
; CHECK-NEXT: }
; CHECK-NEXT: define <vscale x 4 x float> @g() {
; CHECK-NEXT:   ret <vscale x 4 x float> splat (float 1.0)
; CHECK-NEXT: }

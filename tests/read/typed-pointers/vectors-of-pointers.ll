; Vectors of pointers have a pointee as well.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define <2 x i32*> @f(<2 x i32*> %v, i32* %p, <2 x i64> %i) {
  %a = getelementptr i32, <2 x i32*> %v, <2 x i64> %i
  %b = getelementptr i32, i32* %p, <2 x i64> %i
  %c = icmp eq <2 x i32*> %a, %b
  %d = bitcast <2 x i32*> %a to <2 x i8*>
  %e = extractelement <2 x i32*> %a, i32 0
  %g = insertelement <2 x i32*> %a, i32* %p, i32 1
  ret <2 x i32*> %g
}

; CHECK lines are written by BLESS=1
; CHECK: define <2 x i32*> @f(<2 x i32*> %v, i32* %p, <2 x i64> %i) {
; CHECK-NEXT:   %a = getelementptr i32, <2 x i32*> %v, <2 x i64> %i
; CHECK-NEXT:   %b = getelementptr i32, i32* %p, <2 x i64> %i
; CHECK-NEXT:   %c = icmp eq <2 x i32*> %a, %b
; CHECK-NEXT:   %d = bitcast <2 x i32*> %a to <2 x i8*>
; CHECK-NEXT:   %e = extractelement <2 x i32*> %a, i32 0
; CHECK-NEXT:   %g = insertelement <2 x i32*> %a, i32* %p, i32 1
; CHECK-NEXT:   ret <2 x i32*> %g
; CHECK-NEXT: }

; Elements of vectors, and vectors from vectors.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(<4 x i32> %v, <4 x i32> %w, <vscale x 2 x i64> %s, i64 %i) {
  %1 = extractelement <4 x i32> %v, i32 0
  %2 = extractelement <vscale x 2 x i64> %s, i64 %i
  %3 = insertelement <4 x i32> %v, i32 7, i8 3
  %4 = shufflevector <4 x i32> %v, <4 x i32> %w, <2 x i32> <i32 0, i32 7>
  %5 = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> zeroinitializer
  %6 = shufflevector <4 x i32> %v, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 undef, i32 0, i32 1>
  %7 = shufflevector <vscale x 2 x i64> %s, <vscale x 2 x i64> poison, <vscale x 2 x i32> zeroinitializer
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(<4 x i32> %v, <4 x i32> %w, <vscale x 2 x i64> %s, i64 %i) {
; CHECK-NEXT:   %1 = extractelement <4 x i32> %v, i32 0
; CHECK-NEXT:   %2 = extractelement <vscale x 2 x i64> %s, i64 %i
; CHECK-NEXT:   %3 = insertelement <4 x i32> %v, i32 7, i8 3
; CHECK-NEXT:   %4 = shufflevector <4 x i32> %v, <4 x i32> %w, <2 x i32> <i32 0, i32 7>
; CHECK-NEXT:   %5 = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:   %6 = shufflevector <4 x i32> %v, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 undef, i32 0, i32 1>
; CHECK-NEXT:   %7 = shufflevector <vscale x 2 x i64> %s, <vscale x 2 x i64> poison, <vscale x 2 x i32> zeroinitializer
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

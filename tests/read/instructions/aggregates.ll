; Parts of structs and arrays, at any depth.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define { i32, [2 x float] } @f({ i32, [2 x float] } %x) {
  %1 = extractvalue { i32, [2 x float] } %x, 0
  %2 = extractvalue { i32, [2 x float] } %x, 1, 1
  %3 = insertvalue { i32, [2 x float] } %x, i32 %1, 0
  %4 = insertvalue { i32, [2 x float] } %3, float %2, 1, 0
  %5 = insertvalue { i32, [2 x float] } poison, [2 x float] zeroinitializer, 1, !my.kind !0
  ret { i32, [2 x float] } %4
}

!0 = !{}

; CHECK lines are written by BLESS=1
; CHECK: define { i32, [2 x float] } @f({ i32, [2 x float] } %x) {
; CHECK-NEXT:   %1 = extractvalue { i32, [2 x float] } %x, 0
; CHECK-NEXT:   %2 = extractvalue { i32, [2 x float] } %x, 1, 1
; CHECK-NEXT:   %3 = insertvalue { i32, [2 x float] } %x, i32 %1, 0
; CHECK-NEXT:   %4 = insertvalue { i32, [2 x float] } %3, float %2, 1, 0
; CHECK-NEXT:   %5 = insertvalue { i32, [2 x float] } poison, [2 x float] zeroinitializer, 1, !my.kind !0
; CHECK-NEXT:   ret { i32, [2 x float] } %4
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{}

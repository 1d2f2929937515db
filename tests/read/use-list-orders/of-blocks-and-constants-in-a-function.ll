; Constants and blocks that are used several times in one function are ordered there.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define i32 @f(i32 %x, i1 %c) {
entry:
  %a = add i32 %x, 77
  %b = mul i32 %a, 77
  br i1 %c, label %last, label %first
first:
  br label %last
last:
  ret i32 %b

  uselistorder i32 77, { 1, 0 }
  uselistorder label %last, { 1, 0 }
}

; CHECK lines are written by BLESS=1
; CHECK: define i32 @f(i32 %x, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = add i32 %x, 77
; CHECK-NEXT:   %b = mul i32 %a, 77
; CHECK-NEXT:   br i1 %c, label %last, label %first
; CHECK-NEXT: first:
; CHECK-NEXT:   br label %last
; CHECK-NEXT: last:
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT:   uselistorder i32 77, { 1, 0 }
; CHECK-NEXT:   uselistorder label %last, { 1, 0 }
; CHECK-NEXT: }

; The order in which the uses of a value are listed, at the end of a body.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define i32 @f(i32 %x) {
entry:
  %a = add i32 %x, 1
  %b = add i32 %x, %a
  %c = add i32 %x, 7
  br label %next
next:
  %d = add i32 %a, %c
  ret i32 %d

  uselistorder i32 %x, { 2, 0, 1 }
  uselistorder i32 %a, { 1, 0 }
}

; CHECK lines are written by BLESS=1
; CHECK: define i32 @f(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = add i32 %x, 1
; CHECK-NEXT:   %b = add i32 %x, %a
; CHECK-NEXT:   %c = add i32 %x, 7
; CHECK-NEXT:   br label %next
; CHECK-NEXT: next:
; CHECK-NEXT:   %d = add i32 %a, %c
; CHECK-NEXT:   ret i32 %d
; CHECK-NEXT:   uselistorder i32 %x, { 2, 0, 1 }
; CHECK-NEXT:   uselistorder i32 %a, { 1, 0 }
; CHECK-NEXT: }

; Indices select something.
; RUN: not spacecast print %s

define i32 @f({ i32, i64 } %x) {
  %y = extractvalue { i32, i64 } %x, 2
  ret i32 %y
}

; CHECK lines are written by BLESS=1
; CHECK: error: these indices select nothing in this type
; CHECK-NEXT:  --> %s:5:8
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %y = extractvalue { i32, i64 } %x, 2
; CHECK-NEXT:   |        ^^^^^^^^^^^^

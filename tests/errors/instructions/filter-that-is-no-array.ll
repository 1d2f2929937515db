; A filter lists types.
; RUN: not spacecast print %s

declare void @g()
declare i32 @personality(...)

define void @f() personality ptr @personality {
  invoke void @g()
          to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 }
          filter ptr null
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: a filter is an array, and a catch is not
; CHECK-NEXT:   --> %s:14:18
; CHECK-NEXT:    |
; CHECK-NEXT: 14 |           filter ptr null
; CHECK-NEXT:    |                  ^^^

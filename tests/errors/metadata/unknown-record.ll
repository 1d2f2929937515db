; Records have known names.
; RUN: not spacecast print %s

define void @f(i32 %x) {
    #dbg_print(i32 %x)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: expected a debug record such as `#dbg_value`, found `#dbg_print`
; CHECK-NEXT:  --> %s:5:5
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |     #dbg_print(i32 %x)
; CHECK-NEXT:   |     ^^^^^^^^^^

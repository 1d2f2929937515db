; Names of values end with their function.
; RUN: not spacecast print %s

define void @f(i32 %x) {
  ret void
}

define i32 @g() {
  ret i32 %x
}

; CHECK lines are written by BLESS=1
; CHECK: error: there is no value `%x` in this function
; CHECK-NEXT:  --> %s:9:11
; CHECK-NEXT:   |
; CHECK-NEXT: 9 |   ret i32 %x
; CHECK-NEXT:   |           ^^

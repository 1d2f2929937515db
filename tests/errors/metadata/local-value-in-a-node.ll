; A node outlives the function.
; RUN: not spacecast print %s

declare void @g(metadata)

define void @f(i32 %x) {
  call void @g(metadata !{i32 %x})
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: a local value cannot be used here
; CHECK-NEXT:  --> %s:7:31
; CHECK-NEXT:   |
; CHECK-NEXT: 7 |   call void @g(metadata !{i32 %x})
; CHECK-NEXT:   |                               ^^

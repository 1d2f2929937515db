; What has no result has no name.
; RUN: not spacecast print %s

define void @f(ptr %p) {
  %x = store i32 0, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: this instruction has no result, so it cannot have a name
; CHECK-NEXT:  --> %s:5:3
; CHECK-NEXT:   |
; CHECK-NEXT: 5 |   %x = store i32 0, ptr %p
; CHECK-NEXT:   |   ^^

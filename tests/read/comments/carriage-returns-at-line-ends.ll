; Lines may end with a carriage return before the line feed.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global i32 0

define void @f() {
entry:
  ret void ; comment
}

; CHECK lines are written by BLESS=1
; CHECK: @a = global i32 0
; CHECK-NEXT: define void @f() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

; A group may be written in several pieces; together they are the group.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @f() #0

attributes #0 = { nounwind }
attributes #0 = { "key"="value" }

; CHECK lines are written by BLESS=1
; CHECK: declare void @f() #0
; CHECK-NEXT: attributes #0 = { nounwind }
; CHECK-NEXT: attributes #0 = { "key"="value" }

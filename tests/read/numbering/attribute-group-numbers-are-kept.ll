; Groups of attributes keep their numbers.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @a() #100
declare void @b() #7

attributes #100 = { nounwind }
attributes #7 = { cold }

; CHECK lines are written by BLESS=1
; CHECK: declare void @a() #100
; CHECK-NEXT: declare void @b() #7
; CHECK-NEXT: attributes #100 = { nounwind }
; CHECK-NEXT: attributes #7 = { cold }

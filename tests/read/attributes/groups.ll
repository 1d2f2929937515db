; Groups of attributes come before or after their use, in any order, and may be used by nobody.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

attributes #7 = { nounwind }

define void @f() #7 #0 {
  call void @g() #2
  ret void
}

declare void @g() #0 noinline #7

attributes #0 = { willreturn "x"="y" }
attributes #2 = { nounwind memory(none) }
attributes #5 = { cold }

; CHECK lines are written by BLESS=1
; CHECK: attributes #7 = { nounwind }
; CHECK-NEXT: define void @f() #7 #0 {
; CHECK-NEXT:   call void @g() #2
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @g() #0 noinline #7
; CHECK-NEXT: attributes #0 = { willreturn "x"="y" }
; CHECK-NEXT: attributes #2 = { nounwind memory(none) }
; CHECK-NEXT: attributes #5 = { cold }

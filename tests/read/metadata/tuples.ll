; A tuple holds nodes, strings, constants and nothing at all, in any order and before they are defined.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@g = global i32 0

!0 = !{}
!1 = !{!0, !2, null, !"text", i32 7, ptr @g}
!2 = !{!1}
!3 = !{i64 -1, float 1.0, i1 true, ptr null, [2 x i8] c"ab", { i32 } { i32 1 }}
!4 = !{!{}, !{!{i32 1}, !"nested"}, !0}
!5 = !{ptr @f, ptr getelementptr (i8, ptr @g, i64 1)}
!6 = !{<2 x i32> splat (i32 3)}

!all = !{!0, !1, !2, !3, !4, !5, !6}

declare void @f()

; CHECK lines are written by BLESS=1
; CHECK: @g = global i32 0
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: !1 = !{!0, !2, null, !"text", i32 7, ptr @g}
; CHECK-NEXT: !2 = !{!1}
; CHECK-NEXT: !3 = !{i64 -1, float 1.0, i1 true, ptr null, [2 x i8] c"ab", { i32 } { i32 1 }}
; CHECK-NEXT: !4 = !{!{}, !{!{i32 1}, !"nested"}, !0}
; CHECK-NEXT: !5 = !{ptr @f, ptr getelementptr (i8, ptr @g, i64 1)}
; CHECK-NEXT: !6 = !{<2 x i32> splat (i32 3)}
; CHECK-NEXT: !all = !{!0, !1, !2, !3, !4, !5, !6}
; CHECK-NEXT: declare void @f()

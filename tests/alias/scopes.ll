; RUN: spacecast alias --pairs %s
; In some domain all scopes of the one have to be among those that the other does not touch.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %a, ptr %b, ptr %c, ptr %d) {
  store i32 1, ptr %a, !alias.scope !3
  store i32 2, ptr %b, !noalias !3
  store i32 3, ptr %c, !alias.scope !4
  store i32 4, ptr %d, !alias.scope !6, !noalias !5
  store i32 5, ptr %a, !noalias !3
  ret void
}
!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"one"}
!2 = distinct !{!2, !0, !"two"}
!3 = !{!1}
!4 = !{!1, !2}
!5 = !{!1, !2, !8}
!6 = !{!8}
!7 = distinct !{!7, !"another domain"}
!8 = distinct !{!8, !7, !"three"}

; CHECK lines are written by BLESS=1
; CHECK: @f: 5 accesses, 10 pairs: 3 no, 6 may, 0 partial, 1 must; 1 alias set
; CHECK-NEXT:   no       3  alias scopes
; CHECK-NEXT:   may      6  nothing tells them apart
; CHECK-NEXT:   must     1  the same address
; CHECK-NEXT:     no       7:%a  8:%b  alias scopes
; CHECK-NEXT:     may      7:%a  9:%c  nothing tells them apart
; CHECK-NEXT:     no       7:%a  10:%d  alias scopes
; CHECK-NEXT:     must     7:%a  11:%a  the same address
; CHECK-NEXT:     may      8:%b  9:%c  nothing tells them apart
; CHECK-NEXT:     may      8:%b  10:%d  nothing tells them apart
; CHECK-NEXT:     may      8:%b  11:%a  nothing tells them apart
; CHECK-NEXT:     no       9:%c  10:%d  alias scopes
; CHECK-NEXT:     may      9:%c  11:%a  nothing tells them apart
; CHECK-NEXT:     may      10:%d  11:%a  nothing tells them apart

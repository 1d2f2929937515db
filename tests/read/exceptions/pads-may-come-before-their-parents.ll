; Tokens too may be used before they are defined.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @g()
declare i32 @__CxxFrameHandler3(...)

define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @g()
          to label %exit unwind label %dispatch
leave:
  catchret from %catch to label %exit
handler:
  %catch = catchpad within %switch [ptr null, i32 64, ptr null]
  br label %leave
dispatch:
  %switch = catchswitch within none [label %handler] unwind to caller
exit:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: declare void @g()
; CHECK-NEXT: declare i32 @__CxxFrameHandler3(...)
; CHECK-NEXT: define void @f() personality ptr @__CxxFrameHandler3 {
; CHECK-NEXT:   invoke void @g()
; CHECK-NEXT:           to label %exit unwind label %dispatch
; CHECK-NEXT: leave:
; CHECK-NEXT:   catchret from %catch to label %exit
; CHECK-NEXT: handler:
; CHECK-NEXT:   %catch = catchpad within %switch [ptr null, i32 64, ptr null]
; CHECK-NEXT:   br label %leave
; CHECK-NEXT: dispatch:
; CHECK-NEXT:   %switch = catchswitch within none [label %handler] unwind to caller
; CHECK-NEXT: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

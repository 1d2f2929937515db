; The exceptions of Windows: pads within pads, and ways out of them.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@type = external constant ptr

declare void @g()
declare i32 @__CxxFrameHandler3(...)

define i32 @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g()
          to label %exit unwind label %dispatch
dispatch:
  %switch = catchswitch within none [label %handler, label %all] unwind to caller
handler:
  %catch = catchpad within %switch [ptr @type, i32 8, ptr null]
  invoke void @g() [ "funclet"(token %catch) ]
          to label %leave unwind label %inner
leave:
  catchret from %catch to label %exit
inner:
  %nested = catchswitch within %catch [label %deep] unwind label %clean
deep:
  %pad = catchpad within %nested []
  unreachable
clean:
  %cleanup = cleanuppad within %catch []
  cleanupret from %cleanup unwind to caller
all:
  %any = catchpad within %switch [ptr null, i32 64, ptr null]
  catchret from %any to label %exit
exit:
  ret i32 0
}

define void @h() personality ptr @__CxxFrameHandler3 {
  invoke void @g()
          to label %exit unwind label %first
first:
  %a = cleanuppad within none [i32 1, ptr null]
  cleanupret from %a unwind label %second
second:
  %b = cleanuppad within none []
  cleanupret from %b unwind to caller
exit:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @type = external constant ptr
; CHECK-NEXT: declare void @g()
; CHECK-NEXT: declare i32 @__CxxFrameHandler3(...)
; CHECK-NEXT: define i32 @f() personality ptr @__CxxFrameHandler3 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   invoke void @g()
; CHECK-NEXT:           to label %exit unwind label %dispatch
; CHECK-NEXT: dispatch:
; CHECK-NEXT:   %switch = catchswitch within none [label %handler, label %all] unwind to caller
; CHECK-NEXT: handler:
; CHECK-NEXT:   %catch = catchpad within %switch [ptr @type, i32 8, ptr null]
; CHECK-NEXT:   invoke void @g() [ "funclet"(token %catch) ]
; CHECK-NEXT:           to label %leave unwind label %inner
; CHECK-NEXT: leave:
; CHECK-NEXT:   catchret from %catch to label %exit
; CHECK-NEXT: inner:
; CHECK-NEXT:   %nested = catchswitch within %catch [label %deep] unwind label %clean
; CHECK-NEXT: deep:
; CHECK-NEXT:   %pad = catchpad within %nested []
; CHECK-NEXT:   unreachable
; CHECK-NEXT: clean:
; CHECK-NEXT:   %cleanup = cleanuppad within %catch []
; CHECK-NEXT:   cleanupret from %cleanup unwind to caller
; CHECK-NEXT: all:
; CHECK-NEXT:   %any = catchpad within %switch [ptr null, i32 64, ptr null]
; CHECK-NEXT:   catchret from %any to label %exit
; CHECK-NEXT: exit:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-NEXT: define void @h() personality ptr @__CxxFrameHandler3 {
; CHECK-NEXT:   invoke void @g()
; CHECK-NEXT:           to label %exit unwind label %first
; CHECK-NEXT: first:
; CHECK-NEXT:   %a = cleanuppad within none [i32 1, ptr null]
; CHECK-NEXT:   cleanupret from %a unwind label %second
; CHECK-NEXT: second:
; CHECK-NEXT:   %b = cleanuppad within none []
; CHECK-NEXT:   cleanupret from %b unwind to caller
; CHECK-NEXT: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

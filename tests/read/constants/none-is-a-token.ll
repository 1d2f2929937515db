; `none` stands for a token where there is none.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare i32 @__CxxFrameHandler3(...)
declare void @g()

define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @g()
          to label %done unwind label %clean
clean:
  %pad = cleanuppad within none []
  cleanupret from %pad unwind to caller
done:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: declare i32 @__CxxFrameHandler3(...)
; CHECK-NEXT: declare void @g()
; CHECK-NEXT: define void @f() personality ptr @__CxxFrameHandler3 {
; CHECK-NEXT:   invoke void @g()
; CHECK-NEXT:           to label %done unwind label %clean
; CHECK-NEXT: clean:
; CHECK-NEXT:   %pad = cleanuppad within none []
; CHECK-NEXT:   cleanupret from %pad unwind to caller
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

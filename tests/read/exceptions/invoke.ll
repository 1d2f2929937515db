; A call with two ways on has everything that a call has.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare i32 @personality(...)
declare fastcc zeroext i8 @g(i32, ptr)
declare void @v(...)

define void @f(ptr %p) personality ptr @personality {
entry:
  %1 = invoke fastcc zeroext i8 @g(i32 signext 1, ptr nonnull %p) #0 [ "deopt"() ]
          to label %a unwind label %pad, !prof !0
a:
  invoke void (...) @v(i32 1, float 2.0)
          to label %b unwind label %pad
b:
  invoke void %p() nounwind
          to label %c unwind label %pad
c:
  invoke void asm sideeffect unwind "call x", ""()
          to label %d unwind label %pad
d:
  ret void
pad:
  %2 = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %2
}

attributes #0 = { cold }

!0 = !{!"branch_weights", i32 1, i32 2}

; CHECK lines are written by BLESS=1
; CHECK: declare i32 @personality(...)
; CHECK-NEXT: declare fastcc zeroext i8 @g(i32, ptr)
; CHECK-NEXT: declare void @v(...)
; CHECK-NEXT: define void @f(ptr %p) personality ptr @personality {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = invoke fastcc zeroext i8 @g(i32 signext 1, ptr nonnull %p) #0 [ "deopt"() ]
; CHECK-NEXT:           to label %a unwind label %pad, !prof !0
; CHECK-NEXT: a:
; CHECK-NEXT:   invoke void (...) @v(i32 1, float 2.0)
; CHECK-NEXT:           to label %b unwind label %pad
; CHECK-NEXT: b:
; CHECK-NEXT:   invoke void %p() nounwind
; CHECK-NEXT:           to label %c unwind label %pad
; CHECK-NEXT: c:
; CHECK-NEXT:   invoke void asm sideeffect unwind "call x", ""()
; CHECK-NEXT:           to label %d unwind label %pad
; CHECK-NEXT: d:
; CHECK-NEXT:   ret void
; CHECK-NEXT: pad:
; CHECK-NEXT:   %1 = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   resume { ptr, i32 } %1
; CHECK-NEXT: }
; CHECK-NEXT: attributes #0 = { cold }
; CHECK-NEXT: !0 = !{!"branch_weights", i32 1, i32 2}

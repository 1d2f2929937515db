; Every clause of a landing pad, with a cleanup and without.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@type.a = external constant ptr
@type.b = external constant ptr

declare void @g()
declare i32 @__gxx_personality_v0(...)

define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g()
          to label %a unwind label %pad.a
pad.a:
  %1 = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %1
a:
  invoke void @g()
          to label %b unwind label %pad.b
pad.b:
  %2 = landingpad { ptr, i32 }
          catch ptr @type.a
          catch ptr null
  ret void
b:
  invoke void @g() to label %c unwind label %pad.c
pad.c:
  %3 = landingpad { ptr, i32 } cleanup catch ptr @type.b filter [1 x ptr] [ptr @type.a] filter [0 x ptr] zeroinitializer
  ret void
c:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @type.a = external constant ptr
; CHECK-NEXT: @type.b = external constant ptr
; CHECK-NEXT: declare void @g()
; CHECK-NEXT: declare i32 @__gxx_personality_v0(...)
; CHECK-NEXT: define void @f() personality ptr @__gxx_personality_v0 {
; CHECK-NEXT:   invoke void @g()
; CHECK-NEXT:           to label %a unwind label %pad.a
; CHECK-NEXT: pad.a:
; CHECK-NEXT:   %1 = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:   resume { ptr, i32 } %1
; CHECK-NEXT: a:
; CHECK-NEXT:   invoke void @g()
; CHECK-NEXT:           to label %b unwind label %pad.b
; CHECK-NEXT: pad.b:
; CHECK-NEXT:   %2 = landingpad { ptr, i32 }
; CHECK-NEXT:           catch ptr @type.a
; CHECK-NEXT:           catch ptr null
; CHECK-NEXT:   ret void
; CHECK-NEXT: b:
; CHECK-NEXT:   invoke void @g()
; CHECK-NEXT:           to label %c unwind label %pad.c
; CHECK-NEXT: pad.c:
; CHECK-NEXT:   %3 = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:           catch ptr @type.b
; CHECK-NEXT:           filter [1 x ptr] [ptr @type.a]
; CHECK-NEXT:           filter [0 x ptr] zeroinitializer
; CHECK-NEXT:   ret void
; CHECK-NEXT: c:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

; Exceptions with typed pointers.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@type = external constant i8*

declare void @g()
declare i32 @__gxx_personality_v0(...)

define void @f() personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  invoke void @g()
          to label %exit unwind label %pad
pad:
  %1 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @type to i8*)
          catch i8* null
          filter [1 x i8*] [i8* bitcast (i8** @type to i8*)]
  resume { i8*, i32 } %1
exit:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @type = external constant i8*
; CHECK-NEXT: declare void @g()
; CHECK-NEXT: declare i32 @__gxx_personality_v0(...)
; CHECK-NEXT: define void @f() personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
; CHECK-NEXT:   invoke void @g()
; CHECK-NEXT:           to label %exit unwind label %pad
; CHECK-NEXT: pad:
; CHECK-NEXT:   %1 = landingpad { i8*, i32 }
; CHECK-NEXT:           catch i8* bitcast (i8** @type to i8*)
; CHECK-NEXT:           catch i8* null
; CHECK-NEXT:           filter [1 x i8*] [i8* bitcast (i8** @type to i8*)]
; CHECK-NEXT:   resume { i8*, i32 } %1
; CHECK-NEXT: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

; Bundles have a tag and any operands, also none.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @g(i32)
declare i32 @personality(...)

define void @f(i32 %x, ptr %p) personality ptr @personality {
  call void @g(i32 1) [ "deopt"(i32 %x, ptr %p, float 1.0) ]
  call void @g(i32 1) [ "empty"(), "custom tag"(i64 7), "gc-live"(ptr %p) ]
  call void @g(i32 1) nounwind [ "align"(ptr %p, i32 8) ], !my.kind !0
  invoke void @g(i32 2) [ "deopt"() ]
          to label %a unwind label %b
a:
  ret void
b:
  %pad = cleanuppad within none []
  call void @g(i32 3) [ "funclet"(token %pad) ]
  cleanupret from %pad unwind to caller
}

!0 = !{}

; CHECK lines are written by BLESS=1
; CHECK: declare void @g(i32)
; CHECK-NEXT: declare i32 @personality(...)
; CHECK-NEXT: define void @f(i32 %x, ptr %p) personality ptr @personality {
; CHECK-NEXT:   call void @g(i32 1) [ "deopt"(i32 %x, ptr %p, float 1.0) ]
; CHECK-NEXT:   call void @g(i32 1) [ "empty"(), "custom tag"(i64 7), "gc-live"(ptr %p) ]
; CHECK-NEXT:   call void @g(i32 1) nounwind [ "align"(ptr %p, i32 8) ], !my.kind !0
; CHECK-NEXT:   invoke void @g(i32 2) [ "deopt"() ]
; CHECK-NEXT:           to label %a unwind label %b
; CHECK-NEXT: a:
; CHECK-NEXT:   ret void
; CHECK-NEXT: b:
; CHECK-NEXT:   %pad = cleanuppad within none []
; CHECK-NEXT:   call void @g(i32 3) [ "funclet"(token %pad) ]
; CHECK-NEXT:   cleanupret from %pad unwind to caller
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{}

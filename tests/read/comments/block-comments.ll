; Since LLVM 20 there are comments within a line. They hold anything but their own end.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

/* before */ @a = /* in the
   middle, over
   lines */ global i32 /* ; } " @ */ 0 /**/
/* a /* b */
define void @f(/* no parameters */) { /* } */
  ret /* what? */ void /* done */ ; and done
} /* ; */

; CHECK lines are written by BLESS=1
; CHECK: @a = global i32 0
; CHECK-NEXT: define void @f() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

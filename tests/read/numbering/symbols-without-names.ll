; Symbols of all kinds are numbered together.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@0 = global i32 0
@1 = global i32 1
@2 = internal constant i32 2
@p = global [4 x ptr] [ptr @0, ptr @1, ptr @2, ptr @3]
define void @3() {
  call void @4()
  ret void
}
declare void @4()
@5 = alias i32, ptr @0

; CHECK lines are written by BLESS=1
; CHECK: @0 = global i32 0
; CHECK-NEXT: @1 = global i32 1
; CHECK-NEXT: @2 = internal constant i32 2
; CHECK-NEXT: @p = global [4 x ptr] [ptr @0, ptr @1, ptr @2, ptr @3]
; CHECK-NEXT: define void @3() {
; CHECK-NEXT:   call void @4()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @4()
; CHECK-NEXT: @5 = alias i32, ptr @0

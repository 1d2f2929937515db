; A word means something only without a mark before it, and as a label only without a colon after it.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@define = global i32 0
@global = global ptr @define
%type = type { i32 }

define void @declare(i32 %add, %type %i32) {
ret:
  %br = add i32 %add, 1
  br label %define
define:
  br label %i64
i64:
  br label %unreachable
unreachable:
  br label %c
c:
  br label %x
x:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @define = global i32 0
; CHECK-NEXT: @global = global ptr @define
; CHECK-NEXT: %type = type { i32 }
; CHECK-NEXT: define void @declare(i32 %add, %type %i32) {
; CHECK-NEXT: ret:
; CHECK-NEXT:   %br = add i32 %add, 1
; CHECK-NEXT:   br label %define
; CHECK-NEXT: define:
; CHECK-NEXT:   br label %i64
; CHECK-NEXT: i64:
; CHECK-NEXT:   br label %unreachable
; CHECK-NEXT: unreachable:
; CHECK-NEXT:   br label %c
; CHECK-NEXT: c:
; CHECK-NEXT:   br label %x
; CHECK-NEXT: x:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

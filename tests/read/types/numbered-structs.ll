; Structs without a name have a number.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

%0 = type { i32, i32 }
%1 = type { %0, float }

@a = external global %1
@b = global %0 { i32 1, i32 2 }

; CHECK lines are written by BLESS=1
; CHECK: %0 = type { i32, i32 }
; CHECK-NEXT: %1 = type { %0, float }
; CHECK-NEXT: @a = external global %1
; CHECK-NEXT: @b = global %0 { i32 1, i32 2 }

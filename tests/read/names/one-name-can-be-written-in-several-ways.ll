; Quotes and escapes are not part of a name: `%a`, `%"a"` and `%"\61"` are the same.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@"x" = global i32 0
@p = global [2 x ptr] [ptr @x, ptr @"\78"]

define i32 @"f"(i32 %"a") {
  %b = add i32 %a, %"\61"
  br label %"next"
next:
  %c = call i32 @f(i32 %"b")
  ret i32 %c
}

; CHECK lines are written by BLESS=1
; CHECK: @"x" = global i32 0
; CHECK-NEXT: @p = global [2 x ptr] [ptr @"x", ptr @"x"]
; CHECK-NEXT: define i32 @"f"(i32 %"a") {
; CHECK-NEXT:   %b = add i32 %"a", %"a"
; CHECK-NEXT:   br label %next
; CHECK-NEXT: next:
; CHECK-NEXT:   %c = call i32 @"f"(i32 %b)
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }

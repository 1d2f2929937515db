; A struct may point to itself, and not contain itself.
; RUN: not spacecast print %s

%a = type { i32, %b }
%b = type { [2 x %a] }

; CHECK lines are written by BLESS=1
; CHECK: error: this struct contains itself
; CHECK-NEXT:  --> %s:4:1
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | %a = type { i32, %b }
; CHECK-NEXT:   | ^^

; A type is defined once.
; RUN: not spacecast print %s

%t = type { i32 }
%t = type { i64 }

; CHECK lines are written by BLESS=1
; CHECK: error: this type is already defined
; CHECK-NEXT:  --> %s:5:1
; CHECK-NEXT:   |
; CHECK-NEXT: 5 | %t = type { i64 }
; CHECK-NEXT:   | ^^
; CHECK-NEXT:   |
; CHECK-NEXT: note: it was first seen here
; CHECK-NEXT:  --> %s:4:1
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | %t = type { i32 }
; CHECK-NEXT:   | ^^

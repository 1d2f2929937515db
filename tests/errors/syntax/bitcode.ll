; Bitcode begins with BC, and is not text.
; RUN: not spacecast print %s
; CHECK lines are written by BLESS=1
; CHECK: error: expected a top-level entity, found `BC`
; CHECK-NEXT:   --> %s:10:1
; CHECK-NEXT:    |
; CHECK-NEXT: 10 | BC<binary>
; CHECK-NEXT:    | ^^

BC<binary>

; A comdat is defined once.
; RUN: not spacecast print %s

$a = comdat any
$a = comdat largest

; CHECK lines are written by BLESS=1
; CHECK: error: this comdat is already defined
; CHECK-NEXT:  --> %s:5:1
; CHECK-NEXT:   |
; CHECK-NEXT: 5 | $a = comdat largest
; CHECK-NEXT:   | ^^
; CHECK-NEXT:   |
; CHECK-NEXT: note: it was first defined here
; CHECK-NEXT:  --> %s:4:1
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | $a = comdat any
; CHECK-NEXT:   | ^^

; A target has a triple and a data layout.
; RUN: not spacecast print %s

target cpu = "sm_90"

; CHECK lines are written by BLESS=1
; CHECK: error: expected `triple` or `datalayout`, found `cpu`
; CHECK-NEXT:  --> %s:4:8
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | target cpu = "sm_90"
; CHECK-NEXT:   |        ^^^

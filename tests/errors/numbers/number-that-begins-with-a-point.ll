; Digits come before the point.
; RUN: not spacecast print %s
; CHECK: error:

@a = global double -.5

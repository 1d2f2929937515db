; A decimal number has to be one that the type has: there is no float 0.1.
; RUN: not spacecast print %s
; CHECK: error:

@a = global float 0.1

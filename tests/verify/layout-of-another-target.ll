; A layout that is not of NVPTX gets the documented examples.
; RUN: not spacecast verify %s

target datalayout = "E-i64:64"
@x = global i32 0


; CHECK: Invalid target data layout: GPUs are little endian
; CHECK: Example valid data layout:
; CHECK: 32-bit: e-p:32:32:32-i1:8:8
; CHECK: 64-bit: e-p:64:64:64-i1:8:8
; CHECK: target datalayout = "E-i64:64"

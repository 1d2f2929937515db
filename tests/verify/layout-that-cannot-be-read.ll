; A layout that nobody can read.
; RUN: not spacecast verify %s
; LLVM: rejects it is no layout

target datalayout = "e-q7"
@x = global i32 0


; CHECK: `q7` in the data layout: no part of a data layout begins so [layout]

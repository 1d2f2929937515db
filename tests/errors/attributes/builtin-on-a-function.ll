; `builtin` is for calls.
; RUN: not spacecast print %s
; CHECK: error: `builtin`

declare void @a() builtin

; `nocapture` is `captures(none)` since LLVM 21.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @f(ptr nocapture, ptr nocapture readonly)

; CHECK lines are written by BLESS=1
; CHECK: declare void @f(ptr nocapture, ptr nocapture readonly)

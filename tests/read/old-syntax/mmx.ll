; Until LLVM 19 there was a type for the registers of MMX.
; LLVM: rejects a type it has removed
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare x86_mmx @f(x86_mmx)

; CHECK lines are written by BLESS=1
; CHECK: declare x86_mmx @f(x86_mmx)

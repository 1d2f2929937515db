; Words that newer versions no longer know.
; LLVM: rejects what it has removed
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

$a = comdat noduplicates

@a = global i32 0, comdat

declare webkit_jscc void @f()

; CHECK lines are written by BLESS=1
; CHECK: $a = comdat noduplicates
; CHECK-NEXT: @a = global i32 0, comdat
; CHECK-NEXT: declare webkit_jscc void @f()

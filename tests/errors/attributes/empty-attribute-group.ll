; A group without attributes is an error in LLVM, too.
; RUN: not spacecast print %s
; CHECK: error:

attributes #3 = { }

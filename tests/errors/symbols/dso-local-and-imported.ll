; The message points at the word that does not fit.
; RUN: not spacecast print %s
; CHECK: error: `dso_local` and `dllimport` exclude each other
; CHECK-NEXT: --> %s:6:25

@a = external dso_local dllimport global i32

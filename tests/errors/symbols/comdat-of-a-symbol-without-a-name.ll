; The message points at `comdat`, not at what comes next.
; RUN: not spacecast print %s
; CHECK: error: a symbol without a name needs `comdat($name)`
; CHECK-NEXT: --> %s:6:20

@0 = global i32 0, comdat

@far.away = global i32 0

; What the linker and the loader may do with a symbol.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = hidden global i32 0
@b = protected global i32 0
@c = default global i32 0
@d = external dllimport global i32
@e = dllexport global i32 0
@f = dso_local global i32 0
@g = dso_preemptable global i32 0
@h = weak dso_local protected dllexport global i32 0
@i = linkonce_odr dso_local protected unnamed_addr constant i32 0

; CHECK lines are written by BLESS=1
; CHECK: @a = hidden global i32 0
; CHECK-NEXT: @b = protected global i32 0
; CHECK-NEXT: @c = default global i32 0
; CHECK-NEXT: @d = external dllimport global i32
; CHECK-NEXT: @e = dllexport global i32 0
; CHECK-NEXT: @f = dso_local global i32 0
; CHECK-NEXT: @g = dso_preemptable global i32 0
; CHECK-NEXT: @h = weak dso_local protected dllexport global i32 0
; CHECK-NEXT: @i = linkonce_odr dso_local protected unnamed_addr constant i32 0

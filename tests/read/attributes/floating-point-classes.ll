; Classes of numbers that do not occur, as words or as a mask.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @a(float nofpclass(nan))
declare void @b(float nofpclass(snan qnan))
declare void @c(float nofpclass(inf zero sub norm))
declare void @d(float nofpclass(ninf nnorm nsub nzero))
declare void @e(float nofpclass(pzero psub pnorm pinf))
declare void @f(float nofpclass(all))
declare void @g(float nofpclass(3))
declare void @h(float nofpclass(1023))

; CHECK lines are written by BLESS=1
; CHECK: declare void @a(float nofpclass(snan qnan))
; CHECK-NEXT: declare void @b(float nofpclass(snan qnan))
; CHECK-NEXT: declare void @c(float nofpclass(ninf nnorm nsub nzero pzero psub pnorm pinf))
; CHECK-NEXT: declare void @d(float nofpclass(ninf nnorm nsub nzero))
; CHECK-NEXT: declare void @e(float nofpclass(pzero psub pnorm pinf))
; CHECK-NEXT: declare void @f(float nofpclass(snan qnan ninf nnorm nsub nzero pzero psub pnorm pinf))
; CHECK-NEXT: declare void @g(float nofpclass(snan qnan))
; CHECK-NEXT: declare void @h(float nofpclass(snan qnan ninf nnorm nsub nzero pzero psub pnorm pinf))

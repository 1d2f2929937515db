; Attributes of results.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare zeroext i8 @a()
declare signext i8 @b()
declare inreg i32 @c()
declare noalias nonnull noundef ptr @d()
declare align 16 dereferenceable(8) ptr @e()
declare dereferenceable_or_null(8) ptr @f()
declare nofpclass(nan inf) float @g()
declare range(i32 0, 10) i32 @h()
declare noext "string" "key"="value" i8 @i()

; CHECK lines are written by BLESS=1
; CHECK: declare zeroext i8 @a()
; CHECK-NEXT: declare signext i8 @b()
; CHECK-NEXT: declare inreg i32 @c()
; CHECK-NEXT: declare noalias nonnull noundef ptr @d()
; CHECK-NEXT: declare align 16 dereferenceable(8) ptr @e()
; CHECK-NEXT: declare dereferenceable_or_null(8) ptr @f()
; CHECK-NEXT: declare nofpclass(snan qnan ninf pinf) float @g()
; CHECK-NEXT: declare range(i32 0, 10) i32 @h()
; CHECK-NEXT: declare noext "string" "key"="value" i8 @i()

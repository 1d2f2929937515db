; Attributes of parameters.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @a(i8 zeroext, i8 signext, i8 noext, i32 inreg, i32 noundef)
declare i32 @returned(i32 returned)
declare void @b(ptr noalias, ptr nocapture, ptr nofree, ptr nest, ptr nonnull, ptr readnone, ptr readonly, ptr writeonly, ptr writable)
declare void @c(ptr sret({ i32 }), ptr byval(i32), ptr byref(i64), ptr inalloca(i8))
declare void @d(ptr align 8, ptr align(16), ptr alignstack(32), ptr dereferenceable(4), ptr dereferenceable_or_null(8))
declare swiftcc void @e(ptr swiftself, ptr swifterror)
declare swifttailcc void @f(ptr swiftasync)
declare void @g(ptr preallocated(i32))
declare ptr @h(ptr allocptr, i64 allocalign)
declare void @i(ptr dead_on_unwind, ptr dead_on_return, ptr "string"="value" "flag", i32 range(i32 -5, 10))

; CHECK lines are written by BLESS=1
; CHECK: declare void @a(i8 zeroext, i8 signext, i8 noext, i32 inreg, i32 noundef)
; CHECK-NEXT: declare i32 @returned(i32 returned)
; CHECK-NEXT: declare void @b(ptr noalias, ptr nocapture, ptr nofree, ptr nest, ptr nonnull, ptr readnone, ptr readonly, ptr writeonly, ptr writable)
; CHECK-NEXT: declare void @c(ptr sret({ i32 }), ptr byval(i32), ptr byref(i64), ptr inalloca(i8))
; CHECK-NEXT: declare void @d(ptr align 8, ptr align 16, ptr alignstack(32), ptr dereferenceable(4), ptr dereferenceable_or_null(8))
; CHECK-NEXT: declare swiftcc void @e(ptr swiftself, ptr swifterror)
; CHECK-NEXT: declare swifttailcc void @f(ptr swiftasync)
; CHECK-NEXT: declare void @g(ptr preallocated(i32))
; CHECK-NEXT: declare ptr @h(ptr allocptr, i64 allocalign)
; CHECK-NEXT: declare void @i(ptr dead_on_unwind, ptr dead_on_return, ptr "string"="value" "flag", i32 range(i32 -5, 10))

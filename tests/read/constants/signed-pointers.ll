; Signed pointers have a key, and optionally a discriminator and an address.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global i32 0
@key = constant ptr ptrauth (ptr @a, i32 0)
@discriminator = constant ptr ptrauth (ptr @a, i32 1, i64 1234)
@address = constant ptr ptrauth (ptr @a, i32 2, i64 1234, ptr @address)

; CHECK lines are written by BLESS=1
; CHECK: @a = global i32 0
; CHECK-NEXT: @key = constant ptr ptrauth (ptr @a, i32 0)
; CHECK-NEXT: @discriminator = constant ptr ptrauth (ptr @a, i32 1, i64 1234)
; CHECK-NEXT: @address = constant ptr ptrauth (ptr @a, i32 2, i64 1234, ptr @address)

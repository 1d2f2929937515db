; Every linkage of a variable.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = external global i32
@b = private global i32 0
@c = internal global i32 0
@d = available_externally global i32 0
@e = linkonce global i32 0
@f = linkonce_odr global i32 0
@g = weak global i32 0
@h = weak_odr global i32 0
@i = common global i32 0
@j = extern_weak global i32
@k = global i32 0
@llvm.used = appending global [1 x ptr] [ptr @k], section "llvm.metadata"

; CHECK lines are written by BLESS=1
; CHECK: @a = external global i32
; CHECK-NEXT: @b = private global i32 0
; CHECK-NEXT: @c = internal global i32 0
; CHECK-NEXT: @d = available_externally global i32 0
; CHECK-NEXT: @e = linkonce global i32 0
; CHECK-NEXT: @f = linkonce_odr global i32 0
; CHECK-NEXT: @g = weak global i32 0
; CHECK-NEXT: @h = weak_odr global i32 0
; CHECK-NEXT: @i = common global i32 0
; CHECK-NEXT: @j = extern_weak global i32
; CHECK-NEXT: @k = global i32 0
; CHECK-NEXT: @llvm.used = appending global [1 x ptr] [ptr @k], section "llvm.metadata"

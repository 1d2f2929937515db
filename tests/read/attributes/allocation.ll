; Functions that allocate.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare ptr @a(i64) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare ptr @b(i64, i64) allockind("alloc,zeroed") allocsize(0,1)
declare ptr @c(ptr allocptr, i64) allockind("realloc") allocsize(1)
declare void @d(ptr allocptr) allockind("free")
declare ptr @e(i64 allocalign, i64) allockind("alloc,uninitialized,aligned") allocsize(1)

; CHECK lines are written by BLESS=1
; CHECK: declare ptr @a(i64) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
; CHECK-NEXT: declare ptr @b(i64, i64) allockind("alloc,zeroed") allocsize(0,1)
; CHECK-NEXT: declare ptr @c(ptr allocptr, i64) allockind("realloc") allocsize(1)
; CHECK-NEXT: declare void @d(ptr allocptr) allockind("free")
; CHECK-NEXT: declare ptr @e(i64 allocalign, i64) allockind("alloc,uninitialized,aligned") allocsize(1)

; Thread-local variables, with and without a model.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = thread_local global i32 0
@b = thread_local(localdynamic) global i32 0
@c = thread_local(initialexec) global i32 0
@d = thread_local(localexec) global i32 0
@e = external thread_local(initialexec) unnamed_addr global i32
@f = thread_local alias i32, ptr @a

; CHECK lines are written by BLESS=1
; CHECK: @a = thread_local global i32 0
; CHECK-NEXT: @b = thread_local(localdynamic) global i32 0
; CHECK-NEXT: @c = thread_local(initialexec) global i32 0
; CHECK-NEXT: @d = thread_local(localexec) global i32 0
; CHECK-NEXT: @e = external thread_local(initialexec) unnamed_addr global i32
; CHECK-NEXT: @f = thread_local alias i32, ptr @a

; What a function does to memory: for everything first, then for single places.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @a() memory(none)
declare void @b() memory(read)
declare void @c() memory(write)
declare void @d() memory(readwrite)
declare void @e() memory(argmem: read)
declare void @f() memory(read, argmem: readwrite, inaccessiblemem: none)
declare void @g() memory(inaccessiblemem: write, argmem: read)
declare void @h() memory(readwrite, argmem: none)
declare void @i() memory(errnomem: write)
declare void @j() memory(none, argmem: none)
declare void @l() memory(target_mem0: read, target_mem1: write)
declare void @k() memory(read, argmem: read)

; CHECK lines are written by BLESS=1
; CHECK: declare void @a() memory(none)
; CHECK-NEXT: declare void @b() memory(read)
; CHECK-NEXT: declare void @c() memory(write)
; CHECK-NEXT: declare void @d() memory(readwrite)
; CHECK-NEXT: declare void @e() memory(argmem: read)
; CHECK-NEXT: declare void @f() memory(read, argmem: readwrite, inaccessiblemem: none)
; CHECK-NEXT: declare void @g() memory(argmem: read, inaccessiblemem: write)
; CHECK-NEXT: declare void @h() memory(readwrite, argmem: none)
; CHECK-NEXT: declare void @i() memory(errnomem: write)
; CHECK-NEXT: declare void @j() memory(none)
; CHECK-NEXT: declare void @l() memory(target_mem0: read, target_mem1: write)
; CHECK-NEXT: declare void @k() memory(read)

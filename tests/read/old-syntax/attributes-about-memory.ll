; Before LLVM 16, what a function does to memory was said with words.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @a() readnone
declare void @b() readonly
declare void @c() writeonly
declare void @d() argmemonly
declare void @e() inaccessiblememonly
declare void @f() inaccessiblemem_or_argmemonly
declare void @g() argmemonly readonly
declare void @h() #0

attributes #0 = { argmemonly nounwind readonly }

; CHECK lines are written by BLESS=1
; CHECK: declare void @a() readnone
; CHECK-NEXT: declare void @b() readonly
; CHECK-NEXT: declare void @c() writeonly
; CHECK-NEXT: declare void @d() argmemonly
; CHECK-NEXT: declare void @e() inaccessiblememonly
; CHECK-NEXT: declare void @f() inaccessiblemem_or_argmemonly
; CHECK-NEXT: declare void @g() argmemonly readonly
; CHECK-NEXT: declare void @h() #0
; CHECK-NEXT: attributes #0 = { argmemonly nounwind readonly }

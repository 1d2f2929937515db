; What of a pointer is captured, and whether only by the result.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @a(ptr captures(none))
declare void @b(ptr captures(address))
declare void @c(ptr captures(address_is_null))
declare void @d(ptr captures(provenance))
declare void @e(ptr captures(read_provenance))
declare void @f(ptr captures(address, provenance))
declare void @g(ptr captures(address_is_null, read_provenance))
declare ptr @h(ptr captures(none, ret: address, provenance))
declare ptr @i(ptr captures(ret: address, provenance))
declare ptr @j(ptr captures(address, ret: provenance))

; CHECK lines are written by BLESS=1
; CHECK: declare void @a(ptr captures(none))
; CHECK-NEXT: declare void @b(ptr captures(address))
; CHECK-NEXT: declare void @c(ptr captures(address_is_null))
; CHECK-NEXT: declare void @d(ptr captures(provenance))
; CHECK-NEXT: declare void @e(ptr captures(read_provenance))
; CHECK-NEXT: declare void @f(ptr captures(address, provenance))
; CHECK-NEXT: declare void @g(ptr captures(address_is_null, read_provenance))
; CHECK-NEXT: declare ptr @h(ptr captures(none, ret: address, provenance))
; CHECK-NEXT: declare ptr @i(ptr captures(none, ret: address, provenance))
; CHECK-NEXT: declare ptr @j(ptr captures(address, ret: provenance))

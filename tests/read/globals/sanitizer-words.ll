; What sanitizers are told about a variable.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global i32 0, no_sanitize_address
@b = global i32 0, no_sanitize_hwaddress
@c = global i32 0, sanitize_memtag
@d = global i32 0, sanitize_address_dyninit
@e = global i32 0, no_sanitize_address, no_sanitize_hwaddress, align 4

; CHECK lines are written by BLESS=1
; CHECK: @a = global i32 0, no_sanitize_address
; CHECK-NEXT: @b = global i32 0, no_sanitize_hwaddress
; CHECK-NEXT: @c = global i32 0, sanitize_memtag
; CHECK-NEXT: @d = global i32 0, sanitize_address_dyninit
; CHECK-NEXT: @e = global i32 0, align 4, no_sanitize_address, no_sanitize_hwaddress

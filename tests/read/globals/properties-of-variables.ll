; What follows the initialiser, in any order.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

$group = comdat any

@a = global i32 0, section "data", align 8
@b = global i32 0, align 4, section "data"
@c = global i32 0, partition "part"
@d = global i32 0, comdat($group), align 16
@group = global i32 0, comdat
@e = global i32 0, code_model "large"
@f = global i32 0, code_model "tiny"
@g = global i32 0, section "a", partition "b", comdat($group), align 2, code_model "small", no_sanitize_address
@h = external global i32, align 4294967296

; CHECK lines are written by BLESS=1
; CHECK: $group = comdat any
; CHECK-NEXT: @a = global i32 0, section "data", align 8
; CHECK-NEXT: @b = global i32 0, section "data", align 4
; CHECK-NEXT: @c = global i32 0, partition "part"
; CHECK-NEXT: @d = global i32 0, comdat($group), align 16
; CHECK-NEXT: @group = global i32 0, comdat
; CHECK-NEXT: @e = global i32 0, code_model "large"
; CHECK-NEXT: @f = global i32 0, code_model "tiny"
; CHECK-NEXT: @g = global i32 0, section "a", partition "b", comdat($group), align 2, code_model "small", no_sanitize_address
; CHECK-NEXT: @h = external global i32, align 4294967296

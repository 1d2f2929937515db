; Constants without digits.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global ptr null
@b = global ptr addrspace(3) null
@c = global i32 undef
@d = global i32 poison
@e = global { i32, ptr } zeroinitializer
@f = global <2 x float> zeroinitializer
@g = global [2 x i8] undef
@i = global ptr zeroinitializer
@j = global i32 zeroinitializer
@k = global double zeroinitializer

define <vscale x 2 x i64> @scalable() {
  ret <vscale x 2 x i64> zeroinitializer
}

; CHECK lines are written by BLESS=1
; CHECK: @a = global ptr null
; CHECK-NEXT: @b = global ptr addrspace(3) null
; CHECK-NEXT: @c = global i32 undef
; CHECK-NEXT: @d = global i32 poison
; CHECK-NEXT: @e = global { i32, ptr } zeroinitializer
; CHECK-NEXT: @f = global <2 x float> zeroinitializer
; CHECK-NEXT: @g = global [2 x i8] undef
; CHECK-NEXT: @i = global ptr zeroinitializer
; CHECK-NEXT: @j = global i32 zeroinitializer
; CHECK-NEXT: @k = global double zeroinitializer
; CHECK-NEXT: define <vscale x 2 x i64> @scalable() {
; CHECK-NEXT:   ret <vscale x 2 x i64> zeroinitializer
; CHECK-NEXT: }

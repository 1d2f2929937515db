; A name in quotes may hold any byte but zero, written as itself or in hexadecimal.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@"a b" = global i32 0
@"\22\5C\0A" = global i32 1
@"é;{}" = global ptr @"a b"
@"\\" = global i32 2
@"\01mangled" = global i32 3
%"type, too" = type { i32 }
$"com dat" = comdat any
@c = global %"type, too" zeroinitializer, comdat($"com dat")

define void @"f()"(i32 %"\FF") {
"a block":
  %"x = y" = add i32 %"\FF", 1
  br label %"1"
"1":
  br label %"a\20block.too"
"a block.too":
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @"a b" = global i32 0
; CHECK-NEXT: @"\22\5C\0A" = global i32 1
; CHECK-NEXT: @"é;{}" = global ptr @"a b"
; CHECK-NEXT: @"\\" = global i32 2
; CHECK-NEXT: @"\01mangled" = global i32 3
; CHECK-NEXT: %"type, too" = type { i32 }
; CHECK-NEXT: $"com dat" = comdat any
; CHECK-NEXT: @c = global %"type, too" zeroinitializer, comdat($"com dat")
; CHECK-NEXT: define void @"f()"(i32 %"\FF") {
; CHECK-NEXT: "a block":
; CHECK-NEXT:   %"x = y" = add i32 %"\FF", 1
; CHECK-NEXT:   br label %"1"
; CHECK-NEXT: "1":
; CHECK-NEXT:   br label %"a block.too"
; CHECK-NEXT: "a block.too":
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

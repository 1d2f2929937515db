; Every way for the linker to choose among comdats of one name.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$nodup = comdat nodeduplicate
$same = comdat samesize
$"quoted name" = comdat any

@any = global i32 0, comdat
@exact = global i32 0, comdat
@largest = global i32 0, comdat
@same = global i32 0, comdat
@x = global i32 0, comdat($"quoted name")

define void @nodup() comdat {
  ret void
}

define void @f() comdat($any) {
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: $any = comdat any
; CHECK-NEXT: $exact = comdat exactmatch
; CHECK-NEXT: $largest = comdat largest
; CHECK-NEXT: $nodup = comdat nodeduplicate
; CHECK-NEXT: $same = comdat samesize
; CHECK-NEXT: $"quoted name" = comdat any
; CHECK-NEXT: @any = global i32 0, comdat
; CHECK-NEXT: @exact = global i32 0, comdat
; CHECK-NEXT: @largest = global i32 0, comdat
; CHECK-NEXT: @same = global i32 0, comdat
; CHECK-NEXT: @x = global i32 0, comdat($"quoted name")
; CHECK-NEXT: define void @nodup() comdat {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @f() comdat($any) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

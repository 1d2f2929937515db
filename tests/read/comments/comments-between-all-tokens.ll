; A comment may stand wherever white space may, and is kept.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

; before
@a ; name
  = ; equals
  global ; kind
  i32 ; type
  0 ; value
  , ; comma
  align ; word
  4 ; number
; between

define ; 1
  i32 ; 2
  @f ; 3
  ( ; 4
  i32 ; 5
  %x ; 6
  ) ; 7
  nounwind ; 8
  { ; 9
  ; in front of the first instruction
  %y ; 10
    = ; 11
    add ; 12
    i32 ; 13
    %x ; 14
    , ; 15
    1 ; 16
  ; in front of the last one
  ret i32 %y ; 17
  ; after it
} ; 18

!0 ; 19
  = ; 20
  ! ; 21
  { ; 22
  i32 1 ; 23
  } ; 24
; at the end

; CHECK lines are written by BLESS=1
; CHECK: @a = global i32 0, align 4
; CHECK-NEXT: define i32 @f(i32 %x) nounwind {
; CHECK-NEXT:   %y = add i32 %x, 1
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 1}

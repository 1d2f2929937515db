; A struct may point to itself, to one that comes later, and to one that has no body.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

%list = type { i32, %list* }
%tree = type { %leaf*, [2 x %tree*], void (%tree*)* }
%leaf = type { %tree* }
%opaque = type opaque

@head = global %list { i32 1, %list* @tail }
@tail = global %list { i32 2, %list* null }
@file = external global %opaque*

define i32 @next(%list* %l) {
  %p = getelementptr %list, %list* %l, i32 0, i32 1
  %n = load %list*, %list** %p
  %q = getelementptr %list, %list* %n, i32 0, i32 0
  %v = load i32, i32* %q
  ret i32 %v
}

; CHECK lines are written by BLESS=1
; CHECK: %list = type { i32, %list* }
; CHECK-NEXT: %tree = type { %leaf*, [2 x %tree*], void (%tree*)* }
; CHECK-NEXT: %leaf = type { %tree* }
; CHECK-NEXT: %opaque = type opaque
; CHECK-NEXT: @head = global %list { i32 1, %list* @tail }
; CHECK-NEXT: @tail = global %list { i32 2, %list* null }
; CHECK-NEXT: @file = external global %opaque*
; CHECK-NEXT: define i32 @next(%list* %l) {
; CHECK-NEXT:   %p = getelementptr %list, %list* %l, i32 0, i32 1
; CHECK-NEXT:   %n = load %list*, %list** %p
; CHECK-NEXT:   %q = getelementptr %list, %list* %n, i32 0, i32 0
; CHECK-NEXT:   %v = load i32, i32* %q
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }

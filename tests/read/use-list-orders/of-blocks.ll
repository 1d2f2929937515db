; The uses of a block lie in other functions, so that they are ordered outside.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global [2 x ptr] [ptr blockaddress(@f, %target), ptr null]

define void @f(ptr %p) {
entry:
  indirectbr ptr %p, [label %target, label %other]
target:
  br label %other
other:
  indirectbr ptr %p, [label %target, label %entry.too]
entry.too:
  br label %target
}

uselistorder_bb @f, %target, { 1, 2, 0, 3 }

; CHECK lines are written by BLESS=1
; CHECK: @a = global [2 x ptr] [ptr blockaddress(@f, %target), ptr null]
; CHECK-NEXT: define void @f(ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   indirectbr ptr %p, [label %target, label %other]
; CHECK-NEXT: target:
; CHECK-NEXT:   br label %other
; CHECK-NEXT: other:
; CHECK-NEXT:   indirectbr ptr %p, [label %target, label %entry.too]
; CHECK-NEXT: entry.too:
; CHECK-NEXT:   br label %target
; CHECK-NEXT: }
; CHECK-NEXT: uselistorder_bb @f, %target, { 1, 2, 0, 3 }

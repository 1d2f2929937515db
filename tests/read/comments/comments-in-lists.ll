; Comments between the elements of every kind of list.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = global [2 x i32] [ ; first
  i32 1, ; one
  i32 2  ; two
]

define void @f(i32 %x ; a parameter
  , ...) {
  switch i32 %x, label %d [ ; cases
    i32 0, label %d ; zero
    ; none for one
    i32 2, label %d ; two
  ]
d:
  ret void
}

!named = !{!0, ; zero
  !1}
!0 = !{ ; nothing
}
!1 = !{!0, ; a node
  null, ; nothing
  !"text"}
attributes #0 = { ; words
  nounwind ; a word
}

; CHECK lines are written by BLESS=1
; CHECK: @a = global [2 x i32] [i32 1, i32 2]
; CHECK-NEXT: define void @f(i32 %x, ...) {
; CHECK-NEXT:   switch i32 %x, label %d [
; CHECK-NEXT:     i32 0, label %d
; CHECK-NEXT:     i32 2, label %d
; CHECK-NEXT:   ]
; CHECK-NEXT: d:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !named = !{!0, !1}
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: !1 = !{!0, null, !"text"}
; CHECK-NEXT: attributes #0 = { nounwind }

; Metadata on instructions of every shape comes after one more comma.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(i32 %x, ptr %p, i1 %c) {
  %a = add i32 %x, 1, !a !0
  %b = load i32, ptr %p, align 4, !a !0, !b.c !1, !d-e !0
  store i32 %b, ptr %p, !with\20a\20blank !0
  call void @g(), !a !0, !srcloc !1
  fence seq_cst, !a !0
  br i1 %c, label %l, label %l, !a !{}, !b.c !{i32 1, !"inline"}
l:
  ret void, !a !0
}

declare void @g()

!0 = !{}
!1 = !{i32 7}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(i32 %x, ptr %p, i1 %c) {
; CHECK-NEXT:   %a = add i32 %x, 1, !a !0
; CHECK-NEXT:   %b = load i32, ptr %p, align 4, !a !0, !b.c !1, !d-e !0
; CHECK-NEXT:   store i32 %b, ptr %p, !with\20a\20blank !0
; CHECK-NEXT:   call void @g(), !a !0, !srcloc !1
; CHECK-NEXT:   fence seq_cst, !a !0
; CHECK-NEXT:   br i1 %c, label %l, label %l, !a !{}, !b.c !{i32 1, !"inline"}
; CHECK-NEXT: l:
; CHECK-NEXT:   ret void, !a !0
; CHECK-NEXT: }
; CHECK-NEXT: declare void @g()
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: !1 = !{i32 7}

; Every linkage of a function.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define external void @a() {
  ret void
}
define private void @b() {
  ret void
}
define internal void @c() {
  ret void
}
define available_externally void @d() {
  ret void
}
define linkonce void @e() {
  ret void
}
define linkonce_odr hidden void @f() {
  ret void
}
define weak void @g() {
  ret void
}
define weak_odr dso_local void @h() {
  ret void
}
declare extern_weak void @i()
declare dllimport void @j()
define dllexport void @k() {
  ret void
}
declare external void @l()
declare dso_local protected void @m()

; CHECK lines are written by BLESS=1
; CHECK: define external void @a() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define private void @b() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define available_externally void @d() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define linkonce void @e() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define linkonce_odr hidden void @f() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define weak void @g() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define weak_odr dso_local void @h() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare extern_weak void @i()
; CHECK-NEXT: declare dllimport void @j()
; CHECK-NEXT: define dllexport void @k() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare external void @l()
; CHECK-NEXT: declare dso_local protected void @m()

; RUN: opt -w %s
; Nothing calls @f, so that it is looked at as if someone did. @g is called by @f alone.
define internal void @g(ptr %p) {
  store i32 1, ptr %p
  ret void
}

define internal void @f(ptr %p) {
  %slot = alloca i32
  call void @g(ptr %slot)
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define internal void @g(ptr addrspace(5) %p) {
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f(ptr %p) {
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   call void @g(ptr addrspace(5) %slot.local)
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

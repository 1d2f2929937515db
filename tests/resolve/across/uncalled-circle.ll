; RUN: opt -w %s
; Nothing calls these but each other: it is as if someone called the first, and the second is passed what that passes. But
; nothing is copied for them.
define internal void @first(ptr %p, i32 %n) {
  %slot = alloca i32
  store i32 1, ptr %p
  call void @second(ptr %slot, i32 %n)
  ret void
}

define internal void @second(ptr %p, i32 %n) {
  store i32 2, ptr %p
  %more = icmp ugt i32 %n, 0
  br i1 %more, label %again, label %done

again:
  %less = sub i32 %n, 1
  call void @first(ptr %p, i32 %less)
  br label %done

done:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define internal void @first(ptr %p, i32 %n) {
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   call void @second(ptr %slot, i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @second(ptr %p, i32 %n) {
; CHECK-NEXT:   %p.local = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   store i32 2, ptr addrspace(5) %p.local
; CHECK-NEXT:   %more = icmp ugt i32 %n, 0
; CHECK-NEXT:   br i1 %more, label %again, label %done
; CHECK-EMPTY:
; CHECK-NEXT: again:
; CHECK-NEXT:   %less = sub i32 %n, 1
; CHECK-NEXT:   call void @first(ptr %p, i32 %less)
; CHECK-NEXT:   br label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

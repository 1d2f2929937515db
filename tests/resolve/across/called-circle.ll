; RUN: opt -w %s
; The same two functions as in uncalled-circle.ll, which someone calls: the first is copied for what the second passes.
define void @start(ptr %p, i32 %n) {
  call void @first(ptr %p, i32 %n)
  ret void
}

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
; CHECK: define void @start(ptr %p, i32 %n) {
; CHECK-NEXT:   call void @first(ptr %p, i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @first(ptr %p, i32 %n) {
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   call void @second(ptr addrspace(5) %slot.local, i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @first.local(ptr addrspace(5) %p, i32 %n) "spacecast-copy" {
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %p
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   call void @second(ptr addrspace(5) %slot.local, i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @second(ptr addrspace(5) %p, i32 %n) {
; CHECK-NEXT:   store i32 2, ptr addrspace(5) %p
; CHECK-NEXT:   %more = icmp ugt i32 %n, 0
; CHECK-NEXT:   br i1 %more, label %again, label %done
; CHECK-EMPTY:
; CHECK-NEXT: again:
; CHECK-NEXT:   %less = sub i32 %n, 1
; CHECK-NEXT:   call void @first.local(ptr addrspace(5) %p, i32 %less)
; CHECK-NEXT:   br label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

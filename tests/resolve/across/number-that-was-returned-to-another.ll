; RUN: opt -w %s
; When @g is looked at, @number was looked at for the kernel already: nothing more becomes known of it, and @g has to be told
; that it returns a number.
define internal i64 @number(ptr %slot, i64 %n) {
  ret i64 %n
}

define internal void @g(i64 %n) {
  %slot = alloca ptr
  %m = call i64 @number(ptr %slot, i64 %n)
  %p = inttoptr i64 %m to ptr
  store ptr %p, ptr %slot
  %q = load ptr, ptr %slot
  store i32 2, ptr %q
  ret void
}

define ptx_kernel void @k(i64 %n) {
  %slot = alloca ptr
  %m = call i64 @number(ptr %slot, i64 %n)
  call void @g(i64 %n)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define internal i64 @number(ptr %slot, i64 %n) {
; CHECK-NEXT:   ret i64 %n
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @g(i64 %n) {
; CHECK-NEXT:   %slot = alloca ptr
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %m = call i64 @number(ptr %slot, i64 %n)
; CHECK-NEXT:   %p = inttoptr i64 %m to ptr
; CHECK-NEXT:   store ptr %p, ptr addrspace(5) %slot.local
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %slot.local
; CHECK-NEXT:   store i32 2, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %n) {
; CHECK-NEXT:   %slot = alloca ptr
; CHECK-NEXT:   %m = call i64 @number(ptr %slot, i64 %n)
; CHECK-NEXT:   call void @g(i64 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w %s
; Before a function was looked at, nobody can say whether what it returns is a number. Who keeps it in memory that others see
; waits until that is known: the first kernel gets an address, the second one a number.
define internal i64 @address(ptr %slot, ptr %p) {
  %n = ptrtoint ptr %p to i64
  ret i64 %n
}

define internal i64 @number(ptr %slot, i64 %n) {
  ret i64 %n
}

define ptx_kernel void @k(ptr %out) {
  %slot = alloca ptr
  %n = call i64 @address(ptr %slot, ptr %out)
  %p = inttoptr i64 %n to ptr
  store ptr %p, ptr %slot
  %q = load ptr, ptr %slot
  store i32 1, ptr %q
  ret void
}

define ptx_kernel void @l(i64 %n) {
  %slot = alloca ptr
  %m = call i64 @number(ptr %slot, i64 %n)
  %p = inttoptr i64 %m to ptr
  store ptr %p, ptr %slot
  %q = load ptr, ptr %slot
  store i32 2, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define internal i64 @address(ptr %slot, ptr %p) {
; CHECK-NEXT:   %n = ptrtoint ptr %p to i64
; CHECK-NEXT:   ret i64 %n
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i64 @number(ptr %slot, i64 %n) {
; CHECK-NEXT:   ret i64 %n
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %slot = alloca ptr
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %n = call i64 @address(ptr %slot, ptr %out)
; CHECK-NEXT:   %p = inttoptr i64 %n to ptr
; CHECK-NEXT:   store ptr %p, ptr addrspace(5) %slot.local
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %slot.local
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %q.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @l(i64 %n) {
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

; A call through a pointer in another address space names it, unless the data layout does.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

target datalayout = "P1"

declare void @a() addrspace(1)
declare void @b() addrspace(2)

define void @f(ptr addrspace(1) %p, ptr addrspace(2) %q) addrspace(1) {
  call void @a()
  call addrspace(1) void @a()
  call addrspace(2) void @b()
  call void %p()
  call addrspace(2) void %q()
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target datalayout = "P1"
; CHECK-NEXT: declare void @a() addrspace(1)
; CHECK-NEXT: declare void @b() addrspace(2)
; CHECK-NEXT: define void @f(ptr addrspace(1) %p, ptr addrspace(2) %q) addrspace(1) {
; CHECK-NEXT:   call void @a()
; CHECK-NEXT:   call addrspace(1) void @a()
; CHECK-NEXT:   call addrspace(2) void @b()
; CHECK-NEXT:   call void %p()
; CHECK-NEXT:   call addrspace(2) void %q()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

; An address space may be named by its part in the data layout: allocas, globals, program.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

target datalayout = "A5-G1-P4"

@a = external addrspace("G") global i32
@b = external global ptr addrspace("A")
@c = external global ptr addrspace("P")

define void @f() addrspace("P") {
  %a = alloca i32, align 4, addrspace("A")
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target datalayout = "A5-G1-P4"
; CHECK-NEXT: @a = external addrspace(1) global i32
; CHECK-NEXT: @b = external global ptr addrspace(5)
; CHECK-NEXT: @c = external global ptr addrspace(4)
; CHECK-NEXT: define void @f() addrspace(4) {
; CHECK-NEXT:   %a = alloca i32, align 4, addrspace(5)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

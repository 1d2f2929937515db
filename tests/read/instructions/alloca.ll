; Space on the stack: how many, how aligned, in which address space.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

target datalayout = "A5"

define swiftcc void @f(i32 %n) {
  %1 = alloca i32, addrspace(5)
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca { i32, ptr }, i32 %n, addrspace(5)
  %4 = alloca [4 x i8], i64 8, align 16, addrspace(5)
  %5 = alloca inalloca i32, align 4, addrspace(5)
  %6 = alloca swifterror ptr, align 8, addrspace(5)
  %7 = alloca i8, i32 1, align 1, addrspace(5), !my.kind !0
  ret void
}

define void @g() {
  %a = alloca i64, addrspace(5)
  ret void
}

!0 = !{}

; CHECK lines are written by BLESS=1
; CHECK: target datalayout = "A5"
; CHECK-NEXT: define swiftcc void @f(i32 %n) {
; CHECK-NEXT:   %1 = alloca i32, addrspace(5)
; CHECK-NEXT:   %2 = alloca i32, align 4, addrspace(5)
; CHECK-NEXT:   %3 = alloca { i32, ptr }, i32 %n, addrspace(5)
; CHECK-NEXT:   %4 = alloca [4 x i8], i64 8, align 16, addrspace(5)
; CHECK-NEXT:   %5 = alloca inalloca i32, align 4, addrspace(5)
; CHECK-NEXT:   %6 = alloca swifterror ptr, align 8, addrspace(5)
; CHECK-NEXT:   %7 = alloca i8, i32 1, align 1, addrspace(5), !my.kind !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @g() {
; CHECK-NEXT:   %a = alloca i64, addrspace(5)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{}

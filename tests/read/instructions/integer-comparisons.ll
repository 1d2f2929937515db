; Every predicate of `icmp`, on integers, pointers and vectors of them.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(i32 %x, ptr %p, <2 x i8> %v, <2 x ptr> %q) {
  %1 = icmp eq i32 %x, 0
  %2 = icmp ne ptr %p, null
  %3 = icmp ugt i32 %x, 1
  %4 = icmp uge i32 %x, 1
  %5 = icmp ult <2 x i8> %v, %v
  %6 = icmp ule i32 %x, 1
  %7 = icmp sgt i32 %x, 1
  %8 = icmp sge i32 %x, 1
  %9 = icmp slt i32 %x, 1
  %10 = icmp sle i32 %x, 1
  %11 = icmp samesign ult i32 %x, 1
  %12 = icmp eq <2 x ptr> %q, zeroinitializer
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(i32 %x, ptr %p, <2 x i8> %v, <2 x ptr> %q) {
; CHECK-NEXT:   %1 = icmp eq i32 %x, 0
; CHECK-NEXT:   %2 = icmp ne ptr %p, null
; CHECK-NEXT:   %3 = icmp ugt i32 %x, 1
; CHECK-NEXT:   %4 = icmp uge i32 %x, 1
; CHECK-NEXT:   %5 = icmp ult <2 x i8> %v, %v
; CHECK-NEXT:   %6 = icmp ule i32 %x, 1
; CHECK-NEXT:   %7 = icmp sgt i32 %x, 1
; CHECK-NEXT:   %8 = icmp sge i32 %x, 1
; CHECK-NEXT:   %9 = icmp slt i32 %x, 1
; CHECK-NEXT:   %10 = icmp sle i32 %x, 1
; CHECK-NEXT:   %11 = icmp samesign ult i32 %x, 1
; CHECK-NEXT:   %12 = icmp eq <2 x ptr> %q, zeroinitializer
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

; Every integer operation with every flag; the order in which flags are written does not matter.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(i32 %x, <2 x i64> %v) {
  %1 = add i32 %x, 1
  %2 = add nuw i32 %x, 1
  %3 = add nsw i32 %x, 1
  %4 = add nuw nsw i32 %x, 1
  %5 = add nsw nuw i32 %x, 1
  %6 = sub nuw nsw <2 x i64> %v, %v
  %7 = mul nuw nsw i32 %x, %x
  %8 = shl nuw nsw i32 %x, 3
  %9 = udiv exact i32 %x, 3
  %10 = sdiv exact i32 %x, 3
  %11 = lshr exact i32 %x, 3
  %12 = ashr exact i32 %x, 3
  %13 = udiv i32 %x, 3
  %14 = urem i32 %x, 3
  %15 = srem i32 %x, 3
  %16 = and i32 %x, 3
  %17 = or i32 %x, 3
  %18 = or disjoint i32 %x, 3
  %19 = xor <2 x i64> %v, splat (i64 -1)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(i32 %x, <2 x i64> %v) {
; CHECK-NEXT:   %1 = add i32 %x, 1
; CHECK-NEXT:   %2 = add nuw i32 %x, 1
; CHECK-NEXT:   %3 = add nsw i32 %x, 1
; CHECK-NEXT:   %4 = add nuw nsw i32 %x, 1
; CHECK-NEXT:   %5 = add nuw nsw i32 %x, 1
; CHECK-NEXT:   %6 = sub nuw nsw <2 x i64> %v, %v
; CHECK-NEXT:   %7 = mul nuw nsw i32 %x, %x
; CHECK-NEXT:   %8 = shl nuw nsw i32 %x, 3
; CHECK-NEXT:   %9 = udiv exact i32 %x, 3
; CHECK-NEXT:   %10 = sdiv exact i32 %x, 3
; CHECK-NEXT:   %11 = lshr exact i32 %x, 3
; CHECK-NEXT:   %12 = ashr exact i32 %x, 3
; CHECK-NEXT:   %13 = udiv i32 %x, 3
; CHECK-NEXT:   %14 = urem i32 %x, 3
; CHECK-NEXT:   %15 = srem i32 %x, 3
; CHECK-NEXT:   %16 = and i32 %x, 3
; CHECK-NEXT:   %17 = or i32 %x, 3
; CHECK-NEXT:   %18 = or disjoint i32 %x, 3
; CHECK-NEXT:   %19 = xor <2 x i64> %v, splat (i64 -1)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

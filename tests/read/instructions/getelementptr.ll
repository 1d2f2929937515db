; Addresses computed from addresses.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

%s = type { i32, [4 x { i8, float }] }

define void @f(ptr %p, ptr addrspace(3) %q, i64 %i, <2 x i64> %v, <2 x ptr> %w) {
  %1 = getelementptr i8, ptr %p, i64 %i
  %2 = getelementptr inbounds %s, ptr %p, i64 0, i32 1, i64 %i, i32 1
  %3 = getelementptr nusw i32, ptr %p, i32 -1
  %4 = getelementptr nuw i32, ptr %p, i16 1
  %5 = getelementptr nusw nuw i32, ptr %p, i64 1
  %6 = getelementptr inbounds nuw i32, ptr %p, i64 1
  %7 = getelementptr i32, ptr addrspace(3) %q, i64 1
  %8 = getelementptr i32, ptr %p, <2 x i64> %v
  %9 = getelementptr i32, <2 x ptr> %w, i64 1
  %10 = getelementptr %s, <2 x ptr> %w, <2 x i64> %v, <2 x i32> splat (i32 1), <2 x i64> %v
  %11 = getelementptr i8, ptr %p
  %12 = getelementptr inbounds [0 x i32], ptr %p, i64 0, i64 %i, !my.kind !0
  ret void
}

!0 = !{}

; CHECK lines are written by BLESS=1
; CHECK: %s = type { i32, [4 x { i8, float }] }
; CHECK-NEXT: define void @f(ptr %p, ptr addrspace(3) %q, i64 %i, <2 x i64> %v, <2 x ptr> %w) {
; CHECK-NEXT:   %1 = getelementptr i8, ptr %p, i64 %i
; CHECK-NEXT:   %2 = getelementptr inbounds %s, ptr %p, i64 0, i32 1, i64 %i, i32 1
; CHECK-NEXT:   %3 = getelementptr nusw i32, ptr %p, i32 -1
; CHECK-NEXT:   %4 = getelementptr nuw i32, ptr %p, i16 1
; CHECK-NEXT:   %5 = getelementptr nusw nuw i32, ptr %p, i64 1
; CHECK-NEXT:   %6 = getelementptr inbounds nuw i32, ptr %p, i64 1
; CHECK-NEXT:   %7 = getelementptr i32, ptr addrspace(3) %q, i64 1
; CHECK-NEXT:   %8 = getelementptr i32, ptr %p, <2 x i64> %v
; CHECK-NEXT:   %9 = getelementptr i32, <2 x ptr> %w, i64 1
; CHECK-NEXT:   %10 = getelementptr %s, <2 x ptr> %w, <2 x i64> %v, <2 x i32> splat (i32 1), <2 x i64> %v
; CHECK-NEXT:   %11 = getelementptr i8, ptr %p
; CHECK-NEXT:   %12 = getelementptr inbounds [0 x i32], ptr %p, i64 0, i64 %i, !my.kind !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{}

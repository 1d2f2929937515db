; RUN: spacecast alias --pairs %s
; An index and the next one are apart, unless the narrow addition may wrap round before it is extended.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i32 %i, i64 %j) {
  %i1 = add nsw i32 %i, 1
  %wide = sext i32 %i to i64
  %wide1 = sext i32 %i1 to i64
  %a = getelementptr i32, ptr %p, i64 %wide
  %b = getelementptr i32, ptr %p, i64 %wide1
  store i32 1, ptr %a
  store i32 2, ptr %b
  %w1 = add i32 %i, 1
  %wrap = sext i32 %w1 to i64
  %c = getelementptr i32, ptr %p, i64 %wrap
  store i32 3, ptr %c
  %u = zext i32 %i to i64
  %d = getelementptr i32, ptr %p, i64 %u
  store i32 4, ptr %d
  %j2 = shl i64 %j, 1
  %j21 = or disjoint i64 %j2, 1
  %e = getelementptr i32, ptr %p, i64 %j2
  %f = getelementptr i32, ptr %p, i64 %j21
  %g = getelementptr i64, ptr %p, i64 %j
  store i32 5, ptr %e
  store i32 6, ptr %f
  store i64 7, ptr %g
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 7 accesses, 21 pairs: 2 no, 17 may, 1 partial, 1 must; 1 alias set
; CHECK-NEXT:   no        2  the same base, at offsets apart
; CHECK-NEXT:   may      17  nothing tells them apart
; CHECK-NEXT:   partial   1  the same base, at offsets that overlap
; CHECK-NEXT:   must      1  the same address
; CHECK-NEXT:     no       12:%a  13:%b  the same base, at offsets apart
; CHECK-NEXT:     may      12:%a  17:%c  nothing tells them apart
; CHECK-NEXT:     may      12:%a  20:%d  nothing tells them apart
; CHECK-NEXT:     may      12:%a  26:%e  nothing tells them apart
; CHECK-NEXT:     may      12:%a  27:%f  nothing tells them apart
; CHECK-NEXT:     may      12:%a  28:%g  nothing tells them apart
; CHECK-NEXT:     may      13:%b  17:%c  nothing tells them apart
; CHECK-NEXT:     may      13:%b  20:%d  nothing tells them apart
; CHECK-NEXT:     may      13:%b  26:%e  nothing tells them apart
; CHECK-NEXT:     may      13:%b  27:%f  nothing tells them apart
; CHECK-NEXT:     may      13:%b  28:%g  nothing tells them apart
; CHECK-NEXT:     may      17:%c  20:%d  nothing tells them apart
; CHECK-NEXT:     may      17:%c  26:%e  nothing tells them apart
; CHECK-NEXT:     may      17:%c  27:%f  nothing tells them apart
; CHECK-NEXT:     may      17:%c  28:%g  nothing tells them apart
; CHECK-NEXT:     may      20:%d  26:%e  nothing tells them apart
; CHECK-NEXT:     may      20:%d  27:%f  nothing tells them apart
; CHECK-NEXT:     may      20:%d  28:%g  nothing tells them apart
; CHECK-NEXT:     no       26:%e  27:%f  the same base, at offsets apart
; CHECK-NEXT:     must     26:%e  28:%g  the same address
; CHECK-NEXT:     partial  27:%f  28:%g  the same base, at offsets that overlap

; RUN: spacecast alias --pairs %s
; What is not known of a base does not matter if both start from it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%pair = type { i32, i64 }
define void @f(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 4
  %b = getelementptr i8, ptr %p, i64 6
  %c = getelementptr i8, ptr %p, i64 -4
  %d = getelementptr %pair, ptr %p, i64 0, i32 1
  store i32 1, ptr %p
  store i32 1, ptr %a
  store i32 1, ptr %b
  store i64 1, ptr %c
  store i64 1, ptr %d
  store i8 1, ptr %a
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 6 accesses, 15 pairs: 11 no, 0 may, 3 partial, 1 must; 2 alias sets
; CHECK-NEXT:   no       11  the same base, at offsets apart
; CHECK-NEXT:   partial   3  the same base, at offsets that overlap
; CHECK-NEXT:   must      1  the same address
; CHECK-NEXT:     no       12:%p  13:%a  the same base, at offsets apart
; CHECK-NEXT:     no       12:%p  14:%b  the same base, at offsets apart
; CHECK-NEXT:     partial  12:%p  15:%c  the same base, at offsets that overlap
; CHECK-NEXT:     no       12:%p  16:%d  the same base, at offsets apart
; CHECK-NEXT:     no       12:%p  17:%a  the same base, at offsets apart
; CHECK-NEXT:     partial  13:%a  14:%b  the same base, at offsets that overlap
; CHECK-NEXT:     no       13:%a  15:%c  the same base, at offsets apart
; CHECK-NEXT:     no       13:%a  16:%d  the same base, at offsets apart
; CHECK-NEXT:     must     13:%a  17:%a  the same address
; CHECK-NEXT:     no       14:%b  15:%c  the same base, at offsets apart
; CHECK-NEXT:     partial  14:%b  16:%d  the same base, at offsets that overlap
; CHECK-NEXT:     no       14:%b  17:%a  the same base, at offsets apart
; CHECK-NEXT:     no       15:%c  16:%d  the same base, at offsets apart
; CHECK-NEXT:     no       15:%c  17:%a  the same base, at offsets apart
; CHECK-NEXT:     no       16:%d  17:%a  the same base, at offsets apart

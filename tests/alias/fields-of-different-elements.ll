; RUN: spacecast alias --pairs %s
; Fields of elements stay apart whatever the indices are, if the size of an element is a power of two: an index that wraps
; round is off by one. Then multiples of twelve are only multiples of four.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%pair = type { i32, i32 }
%three = type { i32, i32, i32 }
define void @f(ptr %p, i64 %i, i64 %j, i32 %n) {
  %a = getelementptr %pair, ptr %p, i64 %i
  %b = getelementptr %pair, ptr %p, i64 %j, i32 1
  %c = getelementptr %pair, ptr %p, i32 %n, i32 1
  store i32 1, ptr %a
  store i32 2, ptr %b
  store i64 3, ptr %b
  store i32 4, ptr %c
  store i32 5, ptr %p
  %d = getelementptr %three, ptr %p, i64 %i
  %e = getelementptr %three, ptr %p, i64 %j, i32 1
  store i32 6, ptr %d
  store i32 7, ptr %e
  store i16 8, ptr %d
  %h = getelementptr i8, ptr %e, i64 2
  store i16 9, ptr %h
  %k = getelementptr i8, ptr %p, i64 %i
  store i8 10, ptr %k
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 10 accesses, 45 pairs: 5 no, 37 may, 1 partial, 2 must; 1 alias set
; CHECK-NEXT:   no        5  the same base, at other bytes whatever the indices
; CHECK-NEXT:   may      37  nothing tells them apart
; CHECK-NEXT:   partial   1  the same base, at offsets that overlap
; CHECK-NEXT:   must      2  the same address
; CHECK-NEXT:     no       13:%a  14:%b  the same base, at other bytes whatever the indices
; CHECK-NEXT:     may      13:%a  15:%b  nothing tells them apart
; CHECK-NEXT:     no       13:%a  16:%c  the same base, at other bytes whatever the indices
; CHECK-NEXT:     may      13:%a  17:%p  nothing tells them apart
; CHECK-NEXT:     may      13:%a  20:%d  nothing tells them apart
; CHECK-NEXT:     may      13:%a  21:%e  nothing tells them apart
; CHECK-NEXT:     may      13:%a  22:%d  nothing tells them apart
; CHECK-NEXT:     may      13:%a  24:%h  nothing tells them apart
; CHECK-NEXT:     may      13:%a  26:%k  nothing tells them apart
; CHECK-NEXT:     must     14:%b  15:%b  the same address
; CHECK-NEXT:     may      14:%b  16:%c  nothing tells them apart
; CHECK-NEXT:     no       14:%b  17:%p  the same base, at other bytes whatever the indices
; CHECK-NEXT:     may      14:%b  20:%d  nothing tells them apart
; CHECK-NEXT:     may      14:%b  21:%e  nothing tells them apart
; CHECK-NEXT:     may      14:%b  22:%d  nothing tells them apart
; CHECK-NEXT:     may      14:%b  24:%h  nothing tells them apart
; CHECK-NEXT:     may      14:%b  26:%k  nothing tells them apart
; CHECK-NEXT:     may      15:%b  16:%c  nothing tells them apart
; CHECK-NEXT:     may      15:%b  17:%p  nothing tells them apart
; CHECK-NEXT:     may      15:%b  20:%d  nothing tells them apart
; CHECK-NEXT:     may      15:%b  21:%e  nothing tells them apart
; CHECK-NEXT:     may      15:%b  22:%d  nothing tells them apart
; CHECK-NEXT:     may      15:%b  24:%h  nothing tells them apart
; CHECK-NEXT:     may      15:%b  26:%k  nothing tells them apart
; CHECK-NEXT:     no       16:%c  17:%p  the same base, at other bytes whatever the indices
; CHECK-NEXT:     may      16:%c  20:%d  nothing tells them apart
; CHECK-NEXT:     may      16:%c  21:%e  nothing tells them apart
; CHECK-NEXT:     may      16:%c  22:%d  nothing tells them apart
; CHECK-NEXT:     may      16:%c  24:%h  nothing tells them apart
; CHECK-NEXT:     may      16:%c  26:%k  nothing tells them apart
; CHECK-NEXT:     may      17:%p  20:%d  nothing tells them apart
; CHECK-NEXT:     may      17:%p  21:%e  nothing tells them apart
; CHECK-NEXT:     may      17:%p  22:%d  nothing tells them apart
; CHECK-NEXT:     may      17:%p  24:%h  nothing tells them apart
; CHECK-NEXT:     may      17:%p  26:%k  nothing tells them apart
; CHECK-NEXT:     may      20:%d  21:%e  nothing tells them apart
; CHECK-NEXT:     must     20:%d  22:%d  the same address
; CHECK-NEXT:     may      20:%d  24:%h  nothing tells them apart
; CHECK-NEXT:     may      20:%d  26:%k  nothing tells them apart
; CHECK-NEXT:     may      21:%e  22:%d  nothing tells them apart
; CHECK-NEXT:     partial  21:%e  24:%h  the same base, at offsets that overlap
; CHECK-NEXT:     may      21:%e  26:%k  nothing tells them apart
; CHECK-NEXT:     no       22:%d  24:%h  the same base, at other bytes whatever the indices
; CHECK-NEXT:     may      22:%d  26:%k  nothing tells them apart
; CHECK-NEXT:     may      24:%h  26:%k  nothing tells them apart

; RUN: spacecast alias --pairs %s
; Pointers that went through memory: into different fields, and into one that an index may reach.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%four = type { i64, i64, i64, i64 }
define void @f(i1 %c, i64 %i) {
  %s = alloca %four
  %kept = alloca ptr
  %one = getelementptr %four, ptr %s, i64 0, i32 1
  %two = getelementptr %four, ptr %s, i64 0, i32 2
  %either = select i1 %c, ptr %one, ptr %two
  store ptr %either, ptr %kept
  %p = load ptr, ptr %kept
  %three = getelementptr %four, ptr %s, i64 0, i32 3
  %even = getelementptr [2 x i64], ptr %s, i64 %i
  %odd = getelementptr [2 x i64], ptr %s, i64 %i, i64 1
  %x = select i1 %c, ptr %even, ptr %s
  store i64 1, ptr %p
  store i64 2, ptr %three
  store i64 3, ptr %two
  store i64 4, ptr %x
  store i64 5, ptr %odd
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 7 accesses, 21 pairs: 15 no, 5 may, 0 partial, 1 must; 2 alias sets
; CHECK-NEXT:   no       1  the same base, at offsets apart
; CHECK-NEXT:   no       1  the same base, at other bytes whatever the indices
; CHECK-NEXT:   no       6  different variables or slots
; CHECK-NEXT:   no       4  proven to be in different objects
; CHECK-NEXT:   no       3  proven to be in different parts of an object
; CHECK-NEXT:   may      5  nothing tells them apart
; CHECK-NEXT:   must     1  the same address
; CHECK-NEXT:     must     13:%kept  14:%kept  the same address
; CHECK-NEXT:     no       13:%kept  19:%p  proven to be in different objects
; CHECK-NEXT:     no       13:%kept  20:%three  different variables or slots
; CHECK-NEXT:     no       13:%kept  21:%two  different variables or slots
; CHECK-NEXT:     no       13:%kept  22:%x  proven to be in different objects
; CHECK-NEXT:     no       13:%kept  23:%odd  different variables or slots
; CHECK-NEXT:     no       14:%kept  19:%p  proven to be in different objects
; CHECK-NEXT:     no       14:%kept  20:%three  different variables or slots
; CHECK-NEXT:     no       14:%kept  21:%two  different variables or slots
; CHECK-NEXT:     no       14:%kept  22:%x  proven to be in different objects
; CHECK-NEXT:     no       14:%kept  23:%odd  different variables or slots
; CHECK-NEXT:     no       19:%p  20:%three  proven to be in different parts of an object
; CHECK-NEXT:     may      19:%p  21:%two  nothing tells them apart
; CHECK-NEXT:     may      19:%p  22:%x  nothing tells them apart
; CHECK-NEXT:     may      19:%p  23:%odd  nothing tells them apart
; CHECK-NEXT:     no       20:%three  21:%two  the same base, at offsets apart
; CHECK-NEXT:     no       20:%three  22:%x  proven to be in different parts of an object
; CHECK-NEXT:     may      20:%three  23:%odd  nothing tells them apart
; CHECK-NEXT:     may      21:%two  22:%x  nothing tells them apart
; CHECK-NEXT:     no       21:%two  23:%odd  the same base, at other bytes whatever the indices
; CHECK-NEXT:     no       22:%x  23:%odd  proven to be in different parts of an object

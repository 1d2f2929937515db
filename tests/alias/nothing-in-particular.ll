; RUN: spacecast alias --pairs %s
; undef and poison may be another address each time, and null is no object: nothing follows from them.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p) {
  store i32 1, ptr undef
  store i32 1, ptr undef
  store i32 1, ptr poison
  store i32 1, ptr null
  store i32 1, ptr null
  store i32 1, ptr addrspace(3) null
  store i32 1, ptr addrspace(1) null
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 8 accesses, 28 pairs: 1 no, 27 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   no        1  typed global and shared
; CHECK-NEXT:   may      27  nothing tells them apart
; CHECK-NEXT:     may      7:undef  8:undef  nothing tells them apart
; CHECK-NEXT:     may      7:undef  9:poison  nothing tells them apart
; CHECK-NEXT:     may      7:undef  10:null  nothing tells them apart
; CHECK-NEXT:     may      7:undef  11:null  nothing tells them apart
; CHECK-NEXT:     may      7:undef  12:null  nothing tells them apart
; CHECK-NEXT:     may      7:undef  13:null  nothing tells them apart
; CHECK-NEXT:     may      7:undef  14:%p  nothing tells them apart
; CHECK-NEXT:     may      8:undef  9:poison  nothing tells them apart
; CHECK-NEXT:     may      8:undef  10:null  nothing tells them apart
; CHECK-NEXT:     may      8:undef  11:null  nothing tells them apart
; CHECK-NEXT:     may      8:undef  12:null  nothing tells them apart
; CHECK-NEXT:     may      8:undef  13:null  nothing tells them apart
; CHECK-NEXT:     may      8:undef  14:%p  nothing tells them apart
; CHECK-NEXT:     may      9:poison  10:null  nothing tells them apart
; CHECK-NEXT:     may      9:poison  11:null  nothing tells them apart
; CHECK-NEXT:     may      9:poison  12:null  nothing tells them apart
; CHECK-NEXT:     may      9:poison  13:null  nothing tells them apart
; CHECK-NEXT:     may      9:poison  14:%p  nothing tells them apart
; CHECK-NEXT:     may      10:null  11:null  nothing tells them apart
; CHECK-NEXT:     may      10:null  12:null  nothing tells them apart
; CHECK-NEXT:     may      10:null  13:null  nothing tells them apart
; CHECK-NEXT:     may      10:null  14:%p  nothing tells them apart
; CHECK-NEXT:     may      11:null  12:null  nothing tells them apart
; CHECK-NEXT:     may      11:null  13:null  nothing tells them apart
; CHECK-NEXT:     may      11:null  14:%p  nothing tells them apart
; CHECK-NEXT:     no       12:null  13:null  typed global and shared
; CHECK-NEXT:     may      12:null  14:%p  nothing tells them apart
; CHECK-NEXT:     may      13:null  14:%p  nothing tells them apart

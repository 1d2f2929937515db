; RUN: spacecast alias --pairs %s
; RUN[NONE]: spacecast alias --pairs --nvptx-traverse-address-aliasing-limit=0 %s
; RUN[FAR]: spacecast alias --pairs -nvptx-traverse-address-aliasing-limit=7 %s
; The type of a pointer six casts and offsets back counts; beyond that it is left to what is proven.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr addrspace(1) %g, ptr addrspace(3) %s) {
  %c = addrspacecast ptr addrspace(3) %s to ptr
  %p1 = getelementptr i8, ptr %c, i64 4
  %p2 = getelementptr i8, ptr %p1, i64 4
  %p3 = getelementptr i8, ptr %p2, i64 4
  %p4 = getelementptr i8, ptr %p3, i64 4
  %p5 = getelementptr i8, ptr %p4, i64 4
  %p6 = getelementptr i8, ptr %p5, i64 4
  store i32 1, ptr addrspace(1) %g
  store i32 1, ptr %p5
  store i32 1, ptr %p6
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 3 accesses, 3 pairs: 3 no, 0 may, 0 partial, 0 must; 3 alias sets
; CHECK-NEXT:   no       1  the same base, at offsets apart
; CHECK-NEXT:   no       1  typed global and shared
; CHECK-NEXT:   no       1  proven to be in different spaces
; CHECK-NEXT:     no       16:%g  17:%p5  typed global and shared
; CHECK-NEXT:     no       16:%g  18:%p6  proven to be in different spaces
; CHECK-NEXT:     no       17:%p5  18:%p6  the same base, at offsets apart
; NONE: @f: 3 accesses, 3 pairs: 3 no, 0 may, 0 partial, 0 must; 3 alias sets
; NONE-NEXT:   no       1  the same base, at offsets apart
; NONE-NEXT:   no       2  proven to be in different spaces
; NONE-NEXT:     no       16:%g  17:%p5  proven to be in different spaces
; NONE-NEXT:     no       16:%g  18:%p6  proven to be in different spaces
; NONE-NEXT:     no       17:%p5  18:%p6  the same base, at offsets apart
; FAR: @f: 3 accesses, 3 pairs: 3 no, 0 may, 0 partial, 0 must; 3 alias sets
; FAR-NEXT:   no       1  the same base, at offsets apart
; FAR-NEXT:   no       2  typed global and shared
; FAR-NEXT:     no       16:%g  17:%p5  typed global and shared
; FAR-NEXT:     no       16:%g  18:%p6  typed global and shared
; FAR-NEXT:     no       17:%p5  18:%p6  the same base, at offsets apart

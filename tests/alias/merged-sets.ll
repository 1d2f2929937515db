; RUN: spacecast alias %s
; RUN[SPACE]: spacecast alias --memspace-opt-alias-merge=per-as %s
; RUN[ONE]: spacecast alias --memspace-opt-alias-merge=unified %s
; Two arrays and a pointer that may be either: three accesses, told apart, apart by space only, or as one.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [4 x i32] undef
@b = internal addrspace(3) global [4 x i32] undef
define void @f(i1 %c, ptr addrspace(1) %g, ptr addrspace(5) %l) {
  %either = select i1 %c, ptr addrspace(3) @a, ptr addrspace(3) @b
  %second = getelementptr i8, ptr addrspace(5) %l, i64 4
  store i32 1, ptr addrspace(3) @a
  store i32 2, ptr addrspace(3) @b
  store i32 3, ptr addrspace(3) %either
  store i32 4, ptr addrspace(1) %g
  store i32 5, ptr addrspace(5) %l
  store i32 6, ptr addrspace(5) %second
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 6 accesses, 15 pairs: 13 no, 2 may, 0 partial, 0 must; 4 alias sets
; CHECK-NEXT:   no       1  the same base, at offsets apart
; CHECK-NEXT:   no       3  typed global and shared
; CHECK-NEXT:   no       2  typed global and local
; CHECK-NEXT:   no       6  typed shared and local
; CHECK-NEXT:   no       1  different variables or slots
; CHECK-NEXT:   may      2  nothing tells them apart
; SPACE: @f: 6 accesses, 15 pairs: 11 no, 4 may, 0 partial, 0 must; 3 alias sets
; SPACE-NEXT:   no       3  typed global and shared
; SPACE-NEXT:   no       2  typed global and local
; SPACE-NEXT:   no       6  typed shared and local
; SPACE-NEXT:   may      2  one alias set
; SPACE-NEXT:   may      2  nothing tells them apart
; ONE: @f: 6 accesses, 15 pairs: 12 no, 3 may, 0 partial, 0 must; 4 alias sets
; ONE-NEXT:   no       1  the same base, at offsets apart
; ONE-NEXT:   no       3  typed global and shared
; ONE-NEXT:   no       2  typed global and local
; ONE-NEXT:   no       6  typed shared and local
; ONE-NEXT:   may      1  one alias set
; ONE-NEXT:   may      2  nothing tells them apart

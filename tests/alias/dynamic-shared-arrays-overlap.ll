; RUN: spacecast alias --pairs %s
; All shared arrays that are sized at the launch begin at the same address. Others are different variables.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a = external addrspace(3) global [0 x i32]
@b = external addrspace(3) global [0 x float]
@c = internal addrspace(3) global [4 x i32] undef
@d = internal addrspace(3) global [4 x i32] undef
define void @f() {
  store i32 1, ptr addrspace(3) @a
  store float 1.0, ptr addrspace(3) @b
  store i32 1, ptr addrspace(3) @c
  store i32 1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @d, i64 8)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 4 accesses, 6 pairs: 5 no, 1 may, 0 partial, 0 must; 3 alias sets
; CHECK-NEXT:   no       5  different variables or slots
; CHECK-NEXT:   may      1  nothing tells them apart
; CHECK-NEXT:     may      11:@a  12:@b  nothing tells them apart
; CHECK-NEXT:     no       11:@a  13:@c  different variables or slots
; CHECK-NEXT:     no       11:@a  14:(@d…)  different variables or slots
; CHECK-NEXT:     no       12:@b  13:@c  different variables or slots
; CHECK-NEXT:     no       12:@b  14:(@d…)  different variables or slots
; CHECK-NEXT:     no       13:@c  14:(@d…)  different variables or slots

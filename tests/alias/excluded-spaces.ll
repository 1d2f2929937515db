; RUN: spacecast alias --optimiser-follows=false --pairs %s
; !noalias.addrspace says of an access where it is not, and nothing of other uses of its pointer.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, ptr %q, ptr addrspace(3) %s, ptr addrspace(5) %l, ptr addrspace(1) %g) {
  store i32 1, ptr %p, !noalias.addrspace !0
  store i32 2, ptr addrspace(3) %s
  store i32 3, ptr addrspace(5) %l
  store i32 4, ptr addrspace(1) %g
  store i32 5, ptr %p
  store i32 6, ptr %q, !noalias.addrspace !1
  store i32 7, ptr %q, !noalias.addrspace !2
  ret void
}
; Shared memory of the block and of the cluster.
!0 = !{i32 3, i32 4, i32 7, i32 8}
; Only that of the block: the cluster's is left.
!1 = !{i32 3, i32 4}
; From 7 on, and round the end up to 4.
!2 = !{i32 7, i32 5}

; CHECK lines are written by BLESS=1
; CHECK: @f: 7 accesses, 21 pairs: 6 no, 13 may, 0 partial, 2 must; 1 alias set
; CHECK-NEXT:   no        1  typed global and shared
; CHECK-NEXT:   no        1  typed global and local
; CHECK-NEXT:   no        1  typed shared and local
; CHECK-NEXT:   no        3  in different spaces by !noalias.addrspace
; CHECK-NEXT:   may      13  nothing tells them apart
; CHECK-NEXT:   must      2  the same address
; CHECK-NEXT:     no       7:%p  8:%s  in different spaces by !noalias.addrspace
; CHECK-NEXT:     may      7:%p  9:%l  nothing tells them apart
; CHECK-NEXT:     may      7:%p  10:%g  nothing tells them apart
; CHECK-NEXT:     must     7:%p  11:%p  the same address
; CHECK-NEXT:     may      7:%p  12:%q  nothing tells them apart
; CHECK-NEXT:     may      7:%p  13:%q  nothing tells them apart
; CHECK-NEXT:     no       8:%s  9:%l  typed shared and local
; CHECK-NEXT:     no       8:%s  10:%g  typed global and shared
; CHECK-NEXT:     may      8:%s  11:%p  nothing tells them apart
; CHECK-NEXT:     may      8:%s  12:%q  nothing tells them apart
; CHECK-NEXT:     no       8:%s  13:%q  in different spaces by !noalias.addrspace
; CHECK-NEXT:     no       9:%l  10:%g  typed global and local
; CHECK-NEXT:     may      9:%l  11:%p  nothing tells them apart
; CHECK-NEXT:     may      9:%l  12:%q  nothing tells them apart
; CHECK-NEXT:     may      9:%l  13:%q  nothing tells them apart
; CHECK-NEXT:     may      10:%g  11:%p  nothing tells them apart
; CHECK-NEXT:     may      10:%g  12:%q  nothing tells them apart
; CHECK-NEXT:     no       10:%g  13:%q  in different spaces by !noalias.addrspace
; CHECK-NEXT:     may      11:%p  12:%q  nothing tells them apart
; CHECK-NEXT:     may      11:%p  13:%q  nothing tells them apart
; CHECK-NEXT:     must     12:%q  13:%q  the same address

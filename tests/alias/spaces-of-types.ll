; RUN: spacecast alias --pairs %s
; Memory of different spaces is different memory, but for shared memory and the cluster's, and for device memory
; and parameters. A generic pointer can be anywhere.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %any, ptr addrspace(1) %global, ptr addrspace(3) %shared, ptr addrspace(4) %const, ptr addrspace(5) %local, ptr addrspace(7) %cluster, ptr addrspace(101) %param) {
  store i32 1, ptr %any
  store i32 1, ptr addrspace(1) %global
  store i32 1, ptr addrspace(3) %shared
  %c = load i32, ptr addrspace(4) %const
  store i32 1, ptr addrspace(5) %local
  store i32 1, ptr addrspace(7) %cluster
  %p = load i32, ptr addrspace(101) %param
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 7 accesses, 21 pairs: 13 no, 8 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   no       1  typed global and shared
; CHECK-NEXT:   no       1  typed global and constant
; CHECK-NEXT:   no       1  typed global and local
; CHECK-NEXT:   no       1  typed global and cluster
; CHECK-NEXT:   no       1  typed shared and constant
; CHECK-NEXT:   no       1  typed shared and local
; CHECK-NEXT:   no       1  typed shared and param
; CHECK-NEXT:   no       1  typed constant and local
; CHECK-NEXT:   no       1  typed constant and cluster
; CHECK-NEXT:   no       1  typed constant and param
; CHECK-NEXT:   no       1  typed local and cluster
; CHECK-NEXT:   no       1  typed local and param
; CHECK-NEXT:   no       1  typed cluster and param
; CHECK-NEXT:   may      8  nothing tells them apart
; CHECK-NEXT:     may      8:%any  9:%global  nothing tells them apart
; CHECK-NEXT:     may      8:%any  10:%shared  nothing tells them apart
; CHECK-NEXT:     may      8:%any  11:%const  nothing tells them apart
; CHECK-NEXT:     may      8:%any  12:%local  nothing tells them apart
; CHECK-NEXT:     may      8:%any  13:%cluster  nothing tells them apart
; CHECK-NEXT:     may      8:%any  14:%param  nothing tells them apart
; CHECK-NEXT:     no       9:%global  10:%shared  typed global and shared
; CHECK-NEXT:     no       9:%global  11:%const  typed global and constant
; CHECK-NEXT:     no       9:%global  12:%local  typed global and local
; CHECK-NEXT:     no       9:%global  13:%cluster  typed global and cluster
; CHECK-NEXT:     may      9:%global  14:%param  nothing tells them apart
; CHECK-NEXT:     no       10:%shared  11:%const  typed shared and constant
; CHECK-NEXT:     no       10:%shared  12:%local  typed shared and local
; CHECK-NEXT:     may      10:%shared  13:%cluster  nothing tells them apart
; CHECK-NEXT:     no       10:%shared  14:%param  typed shared and param
; CHECK-NEXT:     no       11:%const  12:%local  typed constant and local
; CHECK-NEXT:     no       11:%const  13:%cluster  typed constant and cluster
; CHECK-NEXT:     no       11:%const  14:%param  typed constant and param
; CHECK-NEXT:     no       12:%local  13:%cluster  typed local and cluster
; CHECK-NEXT:     no       12:%local  14:%param  typed local and param
; CHECK-NEXT:     no       13:%cluster  14:%param  typed cluster and param

; RUN: spacecast alias --pairs %s
; What the host passes is in device memory for accesses: not in shared or local memory, but perhaps in parameters.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [4 x i32] undef
@c = external addrspace(4) constant [4 x i32]
define ptx_kernel void @k(ptr %a, ptr %b, ptr addrspace(101) %param, ptr byval([4 x i32]) align 4 %copy) {
  %slot = alloca [2 x i32]
  %s = addrspacecast ptr addrspace(3) @sh to ptr
  %loaded = load ptr, ptr %a
  store i32 1, ptr %b
  store i32 2, ptr %loaded
  store i32 3, ptr %s
  store i32 4, ptr %slot
  %x = load i32, ptr addrspace(101) %param
  %y = load i32, ptr addrspace(4) @c
  %z = load i32, ptr %copy
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @k: 8 accesses, 28 pairs: 22 no, 6 may, 0 partial, 0 must; 5 alias sets
; CHECK-NEXT:   no        1  typed shared and constant
; CHECK-NEXT:   no        1  typed shared and param
; CHECK-NEXT:   no        1  typed constant and param
; CHECK-NEXT:   no       11  different variables or slots
; CHECK-NEXT:   no        7  proven to be in different spaces
; CHECK-NEXT:   no        1  an object that nobody else knows of
; CHECK-NEXT:   may       6  nothing tells them apart
; CHECK-NEXT:     may      11:%a  12:%b  nothing tells them apart
; CHECK-NEXT:     may      11:%a  13:%loaded  nothing tells them apart
; CHECK-NEXT:     no       11:%a  14:%s  proven to be in different spaces
; CHECK-NEXT:     no       11:%a  15:%slot  different variables or slots
; CHECK-NEXT:     may      11:%a  16:%param  nothing tells them apart
; CHECK-NEXT:     no       11:%a  17:@c  proven to be in different spaces
; CHECK-NEXT:     no       11:%a  18:%copy  different variables or slots
; CHECK-NEXT:     may      12:%b  13:%loaded  nothing tells them apart
; CHECK-NEXT:     no       12:%b  14:%s  proven to be in different spaces
; CHECK-NEXT:     no       12:%b  15:%slot  different variables or slots
; CHECK-NEXT:     may      12:%b  16:%param  nothing tells them apart
; CHECK-NEXT:     no       12:%b  17:@c  proven to be in different spaces
; CHECK-NEXT:     no       12:%b  18:%copy  different variables or slots
; CHECK-NEXT:     no       13:%loaded  14:%s  proven to be in different spaces
; CHECK-NEXT:     no       13:%loaded  15:%slot  proven to be in different spaces
; CHECK-NEXT:     may      13:%loaded  16:%param  nothing tells them apart
; CHECK-NEXT:     no       13:%loaded  17:@c  proven to be in different spaces
; CHECK-NEXT:     no       13:%loaded  18:%copy  an object that nobody else knows of
; CHECK-NEXT:     no       14:%s  15:%slot  different variables or slots
; CHECK-NEXT:     no       14:%s  16:%param  typed shared and param
; CHECK-NEXT:     no       14:%s  17:@c  typed shared and constant
; CHECK-NEXT:     no       14:%s  18:%copy  different variables or slots
; CHECK-NEXT:     no       15:%slot  16:%param  different variables or slots
; CHECK-NEXT:     no       15:%slot  17:@c  different variables or slots
; CHECK-NEXT:     no       15:%slot  18:%copy  different variables or slots
; CHECK-NEXT:     no       16:%param  17:@c  typed constant and param
; CHECK-NEXT:     no       16:%param  18:%copy  different variables or slots
; CHECK-NEXT:     no       17:@c  18:%copy  different variables or slots

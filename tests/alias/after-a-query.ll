; RUN: spacecast alias --optimiser-follows=false --pairs %s
; RUN[BLIND]: spacecast alias --pairs --memspace-opt-conservative %s
; Where the program asked, the answer counts.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define void @f(ptr %p, ptr addrspace(1) %g) {
  store i32 1, ptr addrspace(1) %g
  store i32 2, ptr %p
  %yes = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %yes, label %then, label %else
then:
  store i32 3, ptr %p
  br label %else
else:
  store i32 4, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 4 accesses, 6 pairs: 1 no, 2 may, 0 partial, 3 must; 1 alias set
; CHECK-NEXT:   no       1  in different spaces after a query
; CHECK-NEXT:   may      2  nothing tells them apart
; CHECK-NEXT:   must     3  the same address
; CHECK-NEXT:     may      9:%g  10:%p  nothing tells them apart
; CHECK-NEXT:     no       9:%g  14:%p  in different spaces after a query
; CHECK-NEXT:     may      9:%g  17:%p  nothing tells them apart
; CHECK-NEXT:     must     10:%p  14:%p  the same address
; CHECK-NEXT:     must     10:%p  17:%p  the same address
; CHECK-NEXT:     must     14:%p  17:%p  the same address
; BLIND: @f: 4 accesses, 6 pairs: 0 no, 3 may, 0 partial, 3 must; 1 alias set
; BLIND-NEXT:   may      3  nothing tells them apart
; BLIND-NEXT:   must     3  the same address
; BLIND-NEXT:     may      9:%g  10:%p  nothing tells them apart
; BLIND-NEXT:     may      9:%g  14:%p  nothing tells them apart
; BLIND-NEXT:     may      9:%g  17:%p  nothing tells them apart
; BLIND-NEXT:     must     10:%p  14:%p  the same address
; BLIND-NEXT:     must     10:%p  17:%p  the same address
; BLIND-NEXT:     must     14:%p  17:%p  the same address

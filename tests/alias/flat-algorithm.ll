; RUN: spacecast alias --pairs --mem-space-alg=1 %s
; The flat algorithm knows spaces, and nothing of objects.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %g) {
  %slot = alloca [4 x i32]
  %loaded = load ptr, ptr %g
  %in = getelementptr i32, ptr %slot, i64 1
  store i32 1, ptr %in
  store i32 2, ptr %loaded
  store i32 3, ptr %g
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @k: 4 accesses, 6 pairs: 2 no, 3 may, 0 partial, 1 must; 1 alias set
; CHECK-NEXT:   no       2  different variables or slots
; CHECK-NEXT:   may      3  nothing tells them apart
; CHECK-NEXT:   must     1  the same address
; CHECK-NEXT:     no       8:%g  10:%in  different variables or slots
; CHECK-NEXT:     may      8:%g  11:%loaded  nothing tells them apart
; CHECK-NEXT:     must     8:%g  12:%g  the same address
; CHECK-NEXT:     may      10:%in  11:%loaded  nothing tells them apart
; CHECK-NEXT:     no       10:%in  12:%g  different variables or slots
; CHECK-NEXT:     may      11:%loaded  12:%g  nothing tells them apart

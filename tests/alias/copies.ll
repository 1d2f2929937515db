; RUN: spacecast alias --pairs %s
; The length of a copy counts if it is known.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @f(ptr %p, i64 %n) {
  %q = getelementptr i8, ptr %p, i64 16
  %r = getelementptr i8, ptr %p, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 %n, i1 false)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 3 accesses, 3 pairs: 1 no, 2 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   no       1  the same base, at offsets apart
; CHECK-NEXT:   may      2  nothing tells them apart
; CHECK-NEXT:   2 calls: 0 none, 1 ref, 4 mod, 1 both
; CHECK-NEXT:     no       11:%q  11:%p  the same base, at offsets apart
; CHECK-NEXT:     may      11:%q  12:%r  nothing tells them apart
; CHECK-NEXT:     may      11:%p  12:%r  nothing tells them apart

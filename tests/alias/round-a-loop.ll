; RUN: spacecast alias --pairs %s
; Two values of a loop are those of one round: the same phi is the same address, and what it comes from is not looked at.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %q = phi ptr [ %p, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %next = getelementptr i8, ptr %q, i64 4
  store i32 1, ptr %q
  store i32 2, ptr %next
  store i32 3, ptr %q
  %i2 = add i64 %i, 1
  %more = icmp ult i64 %i2, %n
  br i1 %more, label %loop, label %end
end:
  store i32 4, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @f: 4 accesses, 6 pairs: 2 no, 3 may, 0 partial, 1 must; 1 alias set
; CHECK-NEXT:   no       2  the same base, at offsets apart
; CHECK-NEXT:   may      3  nothing tells them apart
; CHECK-NEXT:   must     1  the same address
; CHECK-NEXT:     no       13:%q  14:%next  the same base, at offsets apart
; CHECK-NEXT:     must     13:%q  15:%q  the same address
; CHECK-NEXT:     may      13:%q  20:%p  nothing tells them apart
; CHECK-NEXT:     no       14:%next  15:%q  the same base, at offsets apart
; CHECK-NEXT:     may      14:%next  20:%p  nothing tells them apart
; CHECK-NEXT:     may      15:%q  20:%p  nothing tells them apart

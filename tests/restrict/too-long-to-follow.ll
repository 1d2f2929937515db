; RUN: opt -w %s
; A function in which addresses come by a long way from back to front is given up: what has been seen by then may not be all.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr noalias %a, ptr noalias %b, ptr %c, i1 %i, i32 %n) {
entry:
  switch i32 %n, label %end [ i32 0, label %b0 i32 1, label %b1 i32 2, label %b2 i32 3, label %b3 i32 4, label %b4 i32 5, label %b5 i32 6, label %b6 i32 7, label %b7 i32 8, label %b8 i32 9, label %b9 i32 10, label %b10 i32 11, label %b11 i32 12, label %b12 i32 13, label %b13 i32 14, label %b14 i32 15, label %b15 i32 16, label %b16 i32 17, label %b17 i32 18, label %b18 i32 19, label %b19 i32 20, label %b20 ]
b0:
  %p0 = phi ptr [ %a, %entry ], [ %p1, %b1 ]
  store i32 1, ptr %p0
  ret void
b1:
  %p1 = phi ptr [ %a, %entry ], [ %p2, %b2 ]
  br i1 %i, label %b0, label %end
b2:
  %p2 = phi ptr [ %a, %entry ], [ %p3, %b3 ]
  br i1 %i, label %b1, label %end
b3:
  %p3 = phi ptr [ %a, %entry ], [ %p4, %b4 ]
  br i1 %i, label %b2, label %end
b4:
  %p4 = phi ptr [ %a, %entry ], [ %p5, %b5 ]
  br i1 %i, label %b3, label %end
b5:
  %p5 = phi ptr [ %a, %entry ], [ %p6, %b6 ]
  br i1 %i, label %b4, label %end
b6:
  %p6 = phi ptr [ %a, %entry ], [ %p7, %b7 ]
  br i1 %i, label %b5, label %end
b7:
  %p7 = phi ptr [ %a, %entry ], [ %p8, %b8 ]
  br i1 %i, label %b6, label %end
b8:
  %p8 = phi ptr [ %a, %entry ], [ %p9, %b9 ]
  br i1 %i, label %b7, label %end
b9:
  %p9 = phi ptr [ %a, %entry ], [ %p10, %b10 ]
  br i1 %i, label %b8, label %end
b10:
  %p10 = phi ptr [ %a, %entry ], [ %p11, %b11 ]
  br i1 %i, label %b9, label %end
b11:
  %p11 = phi ptr [ %a, %entry ], [ %p12, %b12 ]
  br i1 %i, label %b10, label %end
b12:
  %p12 = phi ptr [ %a, %entry ], [ %p13, %b13 ]
  br i1 %i, label %b11, label %end
b13:
  %p13 = phi ptr [ %a, %entry ], [ %p14, %b14 ]
  br i1 %i, label %b12, label %end
b14:
  %p14 = phi ptr [ %a, %entry ], [ %p15, %b15 ]
  br i1 %i, label %b13, label %end
b15:
  %p15 = phi ptr [ %a, %entry ], [ %p16, %b16 ]
  br i1 %i, label %b14, label %end
b16:
  %p16 = phi ptr [ %a, %entry ], [ %p17, %b17 ]
  br i1 %i, label %b15, label %end
b17:
  %p17 = phi ptr [ %a, %entry ], [ %p18, %b18 ]
  br i1 %i, label %b16, label %end
b18:
  %p18 = phi ptr [ %a, %entry ], [ %p19, %b19 ]
  br i1 %i, label %b17, label %end
b19:
  %p19 = phi ptr [ %a, %entry ], [ %p20, %b20 ]
  br i1 %i, label %b18, label %end

b20:
  %p20 = phi ptr [ %c, %entry ]
  br label %b19
end:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @k(ptr noalias %a, ptr noalias %b, ptr %c, i1 %i, i32 %n) "nvvm.restrict_processed" {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %n, label %end [ i32 0, label %b0 i32 1, label %b1 i32 2, label %b2 i32 3, label %b3 i32 4, label %b4 i32 5, label %b5 i32 6, label %b6 i32 7, label %b7 i32 8, label %b8 i32 9, label %b9 i32 10, label %b10 i32 11, label %b11 i32 12, label %b12 i32 13, label %b13 i32 14, label %b14 i32 15, label %b15 i32 16, label %b16 i32 17, label %b17 i32 18, label %b18 i32 19, label %b19 i32 20, label %b20 ]
; CHECK-NEXT: b0:
; CHECK-NEXT:   %p0 = phi ptr [ %a, %entry ], [ %p1, %b1 ]
; CHECK-NEXT:   store i32 1, ptr %p0
; CHECK-NEXT:   ret void
; CHECK-NEXT: b1:
; CHECK-NEXT:   %p1 = phi ptr [ %a, %entry ], [ %p2, %b2 ]
; CHECK-NEXT:   br i1 %i, label %b0, label %end
; CHECK-NEXT: b2:
; CHECK-NEXT:   %p2 = phi ptr [ %a, %entry ], [ %p3, %b3 ]
; CHECK-NEXT:   br i1 %i, label %b1, label %end
; CHECK-NEXT: b3:
; CHECK-NEXT:   %p3 = phi ptr [ %a, %entry ], [ %p4, %b4 ]
; CHECK-NEXT:   br i1 %i, label %b2, label %end
; CHECK-NEXT: b4:
; CHECK-NEXT:   %p4 = phi ptr [ %a, %entry ], [ %p5, %b5 ]
; CHECK-NEXT:   br i1 %i, label %b3, label %end
; CHECK-NEXT: b5:
; CHECK-NEXT:   %p5 = phi ptr [ %a, %entry ], [ %p6, %b6 ]
; CHECK-NEXT:   br i1 %i, label %b4, label %end
; CHECK-NEXT: b6:
; CHECK-NEXT:   %p6 = phi ptr [ %a, %entry ], [ %p7, %b7 ]
; CHECK-NEXT:   br i1 %i, label %b5, label %end
; CHECK-NEXT: b7:
; CHECK-NEXT:   %p7 = phi ptr [ %a, %entry ], [ %p8, %b8 ]
; CHECK-NEXT:   br i1 %i, label %b6, label %end
; CHECK-NEXT: b8:
; CHECK-NEXT:   %p8 = phi ptr [ %a, %entry ], [ %p9, %b9 ]
; CHECK-NEXT:   br i1 %i, label %b7, label %end
; CHECK-NEXT: b9:
; CHECK-NEXT:   %p9 = phi ptr [ %a, %entry ], [ %p10, %b10 ]
; CHECK-NEXT:   br i1 %i, label %b8, label %end
; CHECK-NEXT: b10:
; CHECK-NEXT:   %p10 = phi ptr [ %a, %entry ], [ %p11, %b11 ]
; CHECK-NEXT:   br i1 %i, label %b9, label %end
; CHECK-NEXT: b11:
; CHECK-NEXT:   %p11 = phi ptr [ %a, %entry ], [ %p12, %b12 ]
; CHECK-NEXT:   br i1 %i, label %b10, label %end
; CHECK-NEXT: b12:
; CHECK-NEXT:   %p12 = phi ptr [ %a, %entry ], [ %p13, %b13 ]
; CHECK-NEXT:   br i1 %i, label %b11, label %end
; CHECK-NEXT: b13:
; CHECK-NEXT:   %p13 = phi ptr [ %a, %entry ], [ %p14, %b14 ]
; CHECK-NEXT:   br i1 %i, label %b12, label %end
; CHECK-NEXT: b14:
; CHECK-NEXT:   %p14 = phi ptr [ %a, %entry ], [ %p15, %b15 ]
; CHECK-NEXT:   br i1 %i, label %b13, label %end
; CHECK-NEXT: b15:
; CHECK-NEXT:   %p15 = phi ptr [ %a, %entry ], [ %p16, %b16 ]
; CHECK-NEXT:   br i1 %i, label %b14, label %end
; CHECK-NEXT: b16:
; CHECK-NEXT:   %p16 = phi ptr [ %a, %entry ], [ %p17, %b17 ]
; CHECK-NEXT:   br i1 %i, label %b15, label %end
; CHECK-NEXT: b17:
; CHECK-NEXT:   %p17 = phi ptr [ %a, %entry ], [ %p18, %b18 ]
; CHECK-NEXT:   br i1 %i, label %b16, label %end
; CHECK-NEXT: b18:
; CHECK-NEXT:   %p18 = phi ptr [ %a, %entry ], [ %p19, %b19 ]
; CHECK-NEXT:   br i1 %i, label %b17, label %end
; CHECK-NEXT: b19:
; CHECK-NEXT:   %p19 = phi ptr [ %a, %entry ], [ %p20, %b20 ]
; CHECK-NEXT:   br i1 %i, label %b18, label %end
; CHECK-EMPTY:
; CHECK-NEXT: b20:
; CHECK-NEXT:   %p20 = phi ptr [ %c, %entry ]
; CHECK-NEXT:   br label %b19
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

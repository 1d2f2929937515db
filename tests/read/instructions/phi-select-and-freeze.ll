; Values that depend on the path, on a condition, or on nothing any more.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define float @f(i1 %c, <2 x i1> %m, <2 x i32> %v, float %x) {
entry:
  br i1 %c, label %a, label %b
b:
  %1 = phi i32 [ 0, %entry ], [ 1, %a ]
  %2 = phi fast float [ %x, %entry ], [ %later, %a ]
  %3 = phi ptr [ @f, %entry ], [ null, %a ], !my.kind !0
  %4 = select i1 %c, i32 %1, i32 2
  %5 = select <2 x i1> %m, <2 x i32> %v, <2 x i32> zeroinitializer
  %6 = select nnan nsz i1 %c, float %x, float 0.0, !prof !1
  %7 = freeze i32 %4
  %8 = freeze <2 x i32> %v
  %9 = freeze { i32, ptr } undef
  br label %end
end:
  ret float %2
a:
  %later = fadd float 1.0, 2.0
  br label %b
}

!0 = !{}
!1 = !{!"branch_weights", i32 1, i32 2}

; CHECK lines are written by BLESS=1
; CHECK: define float @f(i1 %c, <2 x i1> %m, <2 x i32> %v, float %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK-NEXT: b:
; CHECK-NEXT:   %0 = phi i32 [ 0, %entry ], [ 1, %a ]
; CHECK-NEXT:   %1 = phi fast float [ %x, %entry ], [ %later, %a ]
; CHECK-NEXT:   %2 = phi ptr [ @f, %entry ], [ null, %a ], !my.kind !0
; CHECK-NEXT:   %3 = select i1 %c, i32 %0, i32 2
; CHECK-NEXT:   %4 = select <2 x i1> %m, <2 x i32> %v, <2 x i32> zeroinitializer
; CHECK-NEXT:   %5 = select nnan nsz i1 %c, float %x, float 0.0, !prof !1
; CHECK-NEXT:   %6 = freeze i32 %3
; CHECK-NEXT:   %7 = freeze <2 x i32> %v
; CHECK-NEXT:   %8 = freeze { i32, ptr } undef
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret float %1
; CHECK-NEXT: a:
; CHECK-NEXT:   %later = fadd float 1.0, 2.0
; CHECK-NEXT:   br label %b
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: !1 = !{!"branch_weights", i32 1, i32 2}

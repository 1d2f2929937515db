; Aggregates, vectors and metadata are passed as they are.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare { i32, ptr } @a([2 x i8], <4 x float>, {})
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare i32 @llvm.read_register.i32(metadata)

define void @f() {
  %1 = call { i32, ptr } @a([2 x i8] c"ab", <4 x float> splat (float 1.0), {} zeroinitializer)
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %2 = call i32 @llvm.read_register.i32(metadata !{!"r0"})
  %3 = call i32 @llvm.read_register.i32(metadata !3)
  ret void
}

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
!3 = !{!"r1"}

; CHECK lines are written by BLESS=1
; CHECK: declare { i32, ptr } @a([2 x i8], <4 x float>, {})
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: declare i32 @llvm.read_register.i32(metadata)
; CHECK-NEXT: define void @f() {
; CHECK-NEXT:   %1 = call { i32, ptr } @a([2 x i8] c"ab", <4 x float> splat (float 1.0), {} zeroinitializer)
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !0)
; CHECK-NEXT:   %2 = call i32 @llvm.read_register.i32(metadata !{!"r0"})
; CHECK-NEXT:   %3 = call i32 @llvm.read_register.i32(metadata !3)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{!1}
; CHECK-NEXT: !1 = distinct !{!1, !2}
; CHECK-NEXT: !2 = distinct !{!2}
; CHECK-NEXT: !3 = !{!"r1"}

; The bounds of arrays are numbers, variables or expressions.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!named = !{!0, !1, !2, !3, !4, !5, !6}
!llvm.module.flags = !{!10}

!0 = !DISubrange(count: 10)
!1 = !DISubrange(count: -1, lowerBound: -3)
!2 = !DISubrange(lowerBound: 1, upperBound: 4, stride: 2)
!3 = !DISubrange(count: !DIExpression(DW_OP_push_object_address), lowerBound: !DIExpression(DW_OP_constu, 1))
!4 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_constu, 1), upperBound: !DIExpression(DW_OP_constu, 5), stride: !DIExpression(DW_OP_constu, 4))
!5 = !DISubrangeType(name: "range", size: 32, baseType: !7, lowerBound: !DIExpression(DW_OP_constu, 1), upperBound: !DIExpression(DW_OP_constu, 9), stride: !DIExpression(DW_OP_constu, 4), bias: !DIExpression(DW_OP_constu, 0))
!6 = !DISubrange(count: i64 7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 2, !"Debug Info Version", i32 3}

; CHECK lines are written by BLESS=1
; CHECK: !named = !{!0, !1, !2, !3, !4, !5, !6}
; CHECK-NEXT: !llvm.module.flags = !{!10}
; CHECK-NEXT: !0 = !DISubrange(count: 10)
; CHECK-NEXT: !1 = !DISubrange(count: -1, lowerBound: -3)
; CHECK-NEXT: !2 = !DISubrange(lowerBound: 1, upperBound: 4, stride: 2)
; CHECK-NEXT: !3 = !DISubrange(count: !DIExpression(DW_OP_push_object_address), lowerBound: !DIExpression(DW_OP_constu, 1))
; CHECK-NEXT: !4 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_constu, 1), upperBound: !DIExpression(DW_OP_constu, 5), stride: !DIExpression(DW_OP_constu, 4))
; CHECK-NEXT: !5 = !DISubrangeType(name: "range", size: 32, baseType: !7, lowerBound: !DIExpression(DW_OP_constu, 1), upperBound: !DIExpression(DW_OP_constu, 9), stride: !DIExpression(DW_OP_constu, 4), bias: !DIExpression(DW_OP_constu, 0))
; CHECK-NEXT: !6 = !DISubrange(count: i64 7)
; CHECK-NEXT: !7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !10 = !{i32 2, !"Debug Info Version", i32 3}

; Types that consist of nothing else.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!named = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9}
!llvm.module.flags = !{!10}

!0 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!1 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!2 = !DIBasicType(name: "packed", size: 8, align: 8, encoding: DW_ATE_unsigned_char, num_extra_inhabitants: 3, flags: DIFlagBigEndian)
!3 = !DIBasicType(name: "x", encoding: 5)
!4 = !DIBasicType(name: "bits", size: 3, dataSize: 3, encoding: DW_ATE_unsigned)
!5 = !DIStringType(name: "character(5)", size: 40)
!6 = !DIStringType(name: "character(*)", stringLengthExpression: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8), stringLocationExpression: !DIExpression(DW_OP_push_object_address, DW_OP_deref), size: 32, align: 8, encoding: DW_ATE_ASCII)
!7 = !DIFixedPointType(name: "binary", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!8 = !DIFixedPointType(name: "decimal", size: 32, align: 32, encoding: DW_ATE_unsigned_fixed, kind: Decimal, factor: -2)
!9 = !DIFixedPointType(name: "rational", size: 32, encoding: DW_ATE_unsigned_fixed, kind: Rational, numerator: 1234567890123456789012345678901234567890, denominator: 7)
!10 = !{i32 2, !"Debug Info Version", i32 3}

; CHECK lines are written by BLESS=1
; CHECK: !named = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9}
; CHECK-NEXT: !llvm.module.flags = !{!10}
; CHECK-NEXT: !0 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !1 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
; CHECK-NEXT: !2 = !DIBasicType(name: "packed", size: 8, align: 8, encoding: DW_ATE_unsigned_char, num_extra_inhabitants: 3, flags: DIFlagBigEndian)
; CHECK-NEXT: !3 = !DIBasicType(name: "x", encoding: 5)
; CHECK-NEXT: !4 = !DIBasicType(name: "bits", size: 3, dataSize: 3, encoding: DW_ATE_unsigned)
; CHECK-NEXT: !5 = !DIStringType(name: "character(5)", size: 40)
; CHECK-NEXT: !6 = !DIStringType(name: "character(*)", stringLengthExpression: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8), stringLocationExpression: !DIExpression(DW_OP_push_object_address, DW_OP_deref), size: 32, align: 8, encoding: DW_ATE_ASCII)
; CHECK-NEXT: !7 = !DIFixedPointType(name: "binary", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
; CHECK-NEXT: !8 = !DIFixedPointType(name: "decimal", size: 32, align: 32, encoding: DW_ATE_unsigned_fixed, kind: Decimal, factor: -2)
; CHECK-NEXT: !9 = !DIFixedPointType(name: "rational", size: 32, encoding: DW_ATE_unsigned_fixed, kind: Rational, numerator: 1234567890123456789012345678901234567890, denominator: 7)
; CHECK-NEXT: !10 = !{i32 2, !"Debug Info Version", i32 3}

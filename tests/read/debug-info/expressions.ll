; Expressions are operations and their numbers.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!named = !{!0, !1, !2, !3, !4, !5, !DIExpression(DW_OP_deref)}

!0 = !DIExpression()
!1 = !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref, DW_OP_stack_value)
!2 = !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_signed)
!3 = !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_minus, DW_OP_LLVM_fragment, 0, 32)
!4 = !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)
!5 = !DIExpression(6, 35, 4)

; CHECK lines are written by BLESS=1
; CHECK: !named = !{!0, !1, !2, !3, !4, !5, !DIExpression(DW_OP_deref)}
; CHECK-NEXT: !0 = !DIExpression()
; CHECK-NEXT: !1 = !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref, DW_OP_stack_value)
; CHECK-NEXT: !2 = !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_signed)
; CHECK-NEXT: !3 = !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_minus, DW_OP_LLVM_fragment, 0, 32)
; CHECK-NEXT: !4 = !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)
; CHECK-NEXT: !5 = !DIExpression(6, 35, 4)

; Debug records stand among the instructions, and are none.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define i32 @f(i32 %x) !dbg !3 {
entry:
  %slot = alloca i32, align 4, !DIAssignID !12
    #dbg_declare(ptr %slot, !7, !DIExpression(), !10)
    #dbg_value(i32 %x, !8, !DIExpression(), !10)
  store i32 %x, ptr %slot, align 4, !dbg !10, !DIAssignID !11
    #dbg_assign(i32 %x, !7, !DIExpression(), !11, ptr %slot, !DIExpression(), !10)
    #dbg_label(!9, !10)
  %y = add i32 %x, 1, !dbg !10
    #dbg_value(i32 %y, !8, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !10)
  ret i32 %y, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DISubroutineType(types: !6)
!6 = !{!4, !4}
!7 = !DILocalVariable(name: "a", scope: !3, type: !4)
!8 = !DILocalVariable(name: "b", scope: !3, type: !4)
!9 = !DILabel(scope: !3, name: "l", file: !1, line: 3)
!10 = !DILocation(line: 2, scope: !3)
!11 = distinct !DIAssignID()
!12 = distinct !DIAssignID()

; CHECK lines are written by BLESS=1
; CHECK: define i32 @f(i32 %x) !dbg !3 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %slot = alloca i32, align 4, !DIAssignID !12
; CHECK-NEXT:   #dbg_declare(ptr %slot, !7, !DIExpression(), !10)
; CHECK-NEXT:   #dbg_value(i32 %x, !8, !DIExpression(), !10)
; CHECK-NEXT:   store i32 %x, ptr %slot, align 4, !dbg !10, !DIAssignID !11
; CHECK-NEXT:   #dbg_assign(i32 %x, !7, !DIExpression(), !11, ptr %slot, !DIExpression(), !10)
; CHECK-NEXT:   #dbg_label(!9, !10)
; CHECK-NEXT:   %y = add i32 %x, 1, !dbg !10
; CHECK-NEXT:   #dbg_value(i32 %y, !8, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !10)
; CHECK-NEXT:   ret i32 %y, !dbg !10
; CHECK-NEXT: }
; CHECK-NEXT: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/src")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !5 = !DISubroutineType(types: !6)
; CHECK-NEXT: !6 = !{!4, !4}
; CHECK-NEXT: !7 = !DILocalVariable(name: "a", scope: !3, type: !4)
; CHECK-NEXT: !8 = !DILocalVariable(name: "b", scope: !3, type: !4)
; CHECK-NEXT: !9 = !DILabel(scope: !3, name: "l", file: !1, line: 3)
; CHECK-NEXT: !10 = !DILocation(line: 2, scope: !3)
; CHECK-NEXT: !11 = distinct !DIAssignID()
; CHECK-NEXT: !12 = distinct !DIAssignID()

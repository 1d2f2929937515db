; The value of a variable: an instruction, a constant, nothing, or several of them at once.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@g = global i32 0

define void @f(i32 %x, ptr %p) !dbg !3 {
    #dbg_value(i32 0, !7, !DIExpression(), !10)
    #dbg_value(i32 poison, !7, !DIExpression(), !10)
    #dbg_value(ptr @g, !7, !DIExpression(), !10)
    #dbg_value(ptr getelementptr (i8, ptr @g, i64 1), !7, !DIExpression(), !10)
    #dbg_value(!12, !7, !DIExpression(), !10)
    #dbg_value(!{}, !7, !DIExpression(), !10)
    #dbg_value(!DIArgList(), !7, !DIExpression(), !10)
    #dbg_value(!DIArgList(i32 %x), !7, !DIExpression(DW_OP_LLVM_arg, 0), !10)
    #dbg_value(!DIArgList(i32 %x, ptr %p, i32 7), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !10)
    #dbg_declare(ptr poison, !7, !11, !10)
    #dbg_value(i32 %x, !7, !DIExpression(), !DILocation(line: 7, scope: !3))
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "a", scope: !3, type: !4)
!10 = !DILocation(line: 2, scope: !3)
!11 = !DIExpression()
!12 = !{}

; CHECK lines are written by BLESS=1
; CHECK: @g = global i32 0
; CHECK-NEXT: define void @f(i32 %x, ptr %p) !dbg !3 {
; CHECK-NEXT:   #dbg_value(i32 0, !7, !DIExpression(), !10)
; CHECK-NEXT:   #dbg_value(i32 poison, !7, !DIExpression(), !10)
; CHECK-NEXT:   #dbg_value(ptr @g, !7, !DIExpression(), !10)
; CHECK-NEXT:   #dbg_value(ptr getelementptr (i8, ptr @g, i64 1), !7, !DIExpression(), !10)
; CHECK-NEXT:   #dbg_value(!12, !7, !DIExpression(), !10)
; CHECK-NEXT:   #dbg_value(!{}, !7, !DIExpression(), !10)
; CHECK-NEXT:   #dbg_value(!DIArgList(), !7, !DIExpression(), !10)
; CHECK-NEXT:   #dbg_value(!DIArgList(i32 %x), !7, !DIExpression(DW_OP_LLVM_arg, 0), !10)
; CHECK-NEXT:   #dbg_value(!DIArgList(i32 %x, ptr %p, i32 7), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !10)
; CHECK-NEXT:   #dbg_declare(ptr poison, !7, !11, !10)
; CHECK-NEXT:   #dbg_value(i32 %x, !7, !DIExpression(), !DILocation(line: 7, scope: !3))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/src")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !5 = !DISubroutineType(types: !6)
; CHECK-NEXT: !6 = !{null}
; CHECK-NEXT: !7 = !DILocalVariable(name: "a", scope: !3, type: !4)
; CHECK-NEXT: !10 = !DILocation(line: 2, scope: !3)
; CHECK-NEXT: !11 = !DIExpression()
; CHECK-NEXT: !12 = !{}

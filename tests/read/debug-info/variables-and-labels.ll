; Variables of functions and of the module, and labels.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@x = global i32 0, !dbg !10
@y = global i32 0, !dbg !12, !dbg !13

define void @f(i32 %a) !dbg !3 {
    #dbg_value(i32 %a, !7, !DIExpression(), !16)
    #dbg_label(!9, !16)
  ret void, !dbg !16
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug, globals: !17)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !4}
!7 = !DILocalVariable(name: "a", arg: 1, scope: !3, file: !1, line: 1, type: !4, flags: DIFlagArtificial, align: 32, annotations: !6)
!8 = !DILocalVariable(scope: !3)
!9 = !DILabel(scope: !3, name: "again", file: !1, line: 3, column: 2, isArtificial: true, coroSuspendIdx: 4)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "x", linkageName: "_x", scope: !0, file: !1, line: 7, type: !4, isLocal: false, isDefinition: true, align: 64)
!12 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 16))
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_plus_uconst, 2, DW_OP_LLVM_fragment, 16, 16))
!14 = distinct !DIGlobalVariable(name: "y", scope: !0, type: !4, isLocal: true, isDefinition: true, annotations: !6)
!15 = !{!7, !8, !9}
!16 = !DILocation(line: 2, scope: !3)
!17 = !{!10, !12, !13}

; CHECK lines are written by BLESS=1
; CHECK: @x = global i32 0, !dbg !10
; CHECK-NEXT: @y = global i32 0, !dbg !12, !dbg !13
; CHECK-NEXT: define void @f(i32 %a) !dbg !3 {
; CHECK-NEXT:   #dbg_value(i32 %a, !7, !DIExpression(), !16)
; CHECK-NEXT:   #dbg_label(!9, !16)
; CHECK-NEXT:   ret void, !dbg !16
; CHECK-NEXT: }
; CHECK-NEXT: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug, globals: !17)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/src")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
; CHECK-NEXT: !4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !5 = !DISubroutineType(types: !6)
; CHECK-NEXT: !6 = !{null, !4}
; CHECK-NEXT: !7 = !DILocalVariable(name: "a", arg: 1, scope: !3, file: !1, line: 1, type: !4, flags: DIFlagArtificial, align: 32, annotations: !6)
; CHECK-NEXT: !8 = !DILocalVariable(scope: !3)
; CHECK-NEXT: !9 = !DILabel(scope: !3, name: "again", file: !1, line: 3, column: 2, isArtificial: true, coroSuspendIdx: 4)
; CHECK-NEXT: !10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
; CHECK-NEXT: !11 = distinct !DIGlobalVariable(name: "x", linkageName: "_x", scope: !0, file: !1, line: 7, type: !4, isLocal: false, isDefinition: true, align: 64)
; CHECK-NEXT: !12 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 16))
; CHECK-NEXT: !13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_plus_uconst, 2, DW_OP_LLVM_fragment, 16, 16))
; CHECK-NEXT: !14 = distinct !DIGlobalVariable(name: "y", scope: !0, type: !4, isLocal: true, isDefinition: true, annotations: !6)
; CHECK-NEXT: !15 = !{!7, !8, !9}
; CHECK-NEXT: !16 = !DILocation(line: 2, scope: !3)
; CHECK-NEXT: !17 = !{!10, !12, !13}

; Functions: definitions are distinct, declarations need not be.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f() !dbg !3 {
  ret void, !dbg !DILocation(line: 3, column: 1, scope: !3)
}

declare !dbg !5 void @g()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", linkageName: "_Z1fv", scope: !1, file: !1, line: 1, type: !4, scopeLine: 2, containingType: null, virtualIndex: 3, thisAdjustment: -8, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized | DISPFlagPureVirtual, unit: !0, templateParams: !6, declaration: !7, retainedNodes: !6, thrownTypes: !6, annotations: !6, targetFuncName: "target", keyInstructions: true)
!4 = !DISubroutineType(cc: DW_CC_nocall, types: !8)
!5 = !DISubprogram(name: "g", scope: !1, file: !1, line: 9, type: !4, spFlags: 0)
!6 = !{}
!7 = !DISubprogram(name: "f", linkageName: "_Z1fv", scope: !9, file: !1, line: 1, type: !4, flags: DIFlagPublic, spFlags: DISPFlagLocalToUnit)
!8 = !{null, !10, null}
!9 = !DICompositeType(tag: DW_TAG_class_type, name: "c", size: 8)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

; CHECK lines are written by BLESS=1
; CHECK: define void @f() !dbg !3 {
; CHECK-NEXT:   ret void, !dbg !DILocation(line: 3, column: 1, scope: !3)
; CHECK-NEXT: }
; CHECK-NEXT: declare !dbg !5 void @g()
; CHECK-NEXT: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.cpp", directory: "/src")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", linkageName: "_Z1fv", scope: !1, file: !1, line: 1, type: !4, scopeLine: 2, containingType: null, virtualIndex: 3, thisAdjustment: -8, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized | DISPFlagPureVirtual, unit: !0, templateParams: !6, declaration: !7, retainedNodes: !6, thrownTypes: !6, annotations: !6, targetFuncName: "target", keyInstructions: true)
; CHECK-NEXT: !4 = !DISubroutineType(cc: DW_CC_nocall, types: !8)
; CHECK-NEXT: !5 = !DISubprogram(name: "g", scope: !1, file: !1, line: 9, type: !4, spFlags: 0)
; CHECK-NEXT: !6 = !{}
; CHECK-NEXT: !7 = !DISubprogram(name: "f", linkageName: "_Z1fv", scope: !9, file: !1, line: 1, type: !4, flags: DIFlagPublic, spFlags: DISPFlagLocalToUnit)
; CHECK-NEXT: !8 = !{null, !10, null}
; CHECK-NEXT: !9 = !DICompositeType(tag: DW_TAG_class_type, name: "c", size: 8)
; CHECK-NEXT: !10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

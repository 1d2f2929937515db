; Fields that older versions wrote and that are still read.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!named = !{!3, !4, !6}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !5)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !7, isLocal: true, isDefinition: true, scopeLine: 1, virtuality: DW_VIRTUALITY_none, flags: DIFlagPrototyped, isOptimized: true, unit: !0, retainedNodes: !5)
!4 = !DISubprogram(name: "g", scope: !1, file: !1, line: 1, type: !7, isLocal: false, isDefinition: false, isOptimized: false)
!5 = !{}
!6 = !DIModule(scope: null, name: "M", configMacros: "", includePath: "/inc")
!7 = !DISubroutineType(types: !5)

; CHECK lines are written by BLESS=1
; CHECK: !named = !{!3, !4, !6}
; CHECK-NEXT: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !5)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/src")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !7, isLocal: true, isDefinition: true, scopeLine: 1, virtuality: DW_VIRTUALITY_none, flags: DIFlagPrototyped, isOptimized: true, unit: !0, retainedNodes: !5)
; CHECK-NEXT: !4 = !DISubprogram(name: "g", scope: !1, file: !1, line: 1, type: !7, isLocal: false, isDefinition: false, isOptimized: false)
; CHECK-NEXT: !5 = !{}
; CHECK-NEXT: !6 = !DIModule(scope: null, name: "M", configMacros: "", includePath: "/inc")
; CHECK-NEXT: !7 = !DISubroutineType(types: !5)

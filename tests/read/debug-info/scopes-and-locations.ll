; Where an instruction comes from: blocks in functions, inlined into others.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f() !dbg !3 {
  call void @g(), !dbg !10
  call void @g(), !dbg !11
  call void @g(), !dbg !12
  call void @g(), !dbg !DILocation(line: 0, scope: !3)
  call void @g(), !dbg !13
  ret void, !dbg !14
}

declare void @g()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0, keyInstructions: true)
!4 = distinct !DISubprogram(name: "inlined", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = distinct !DILexicalBlock(scope: !3, file: !1, line: 2, column: 5)
!8 = !DILexicalBlockFile(scope: !7, file: !1, discriminator: 7)
!9 = distinct !DILexicalBlock(scope: !4)
!10 = !DILocation(line: 1, column: 2, scope: !7)
!11 = !DILocation(line: 4294967295, column: 65535, scope: !8)
!12 = !DILocation(line: 5, scope: !9, inlinedAt: !15)
!13 = !DILocation(line: 6, scope: !3, isImplicitCode: true)
!14 = !DILocation(line: 7, scope: !3, atomGroup: 1, atomRank: 2)
!15 = distinct !DILocation(line: 8, column: 1, scope: !3)

; CHECK lines are written by BLESS=1
; CHECK: define void @f() !dbg !3 {
; CHECK-NEXT:   call void @g(), !dbg !10
; CHECK-NEXT:   call void @g(), !dbg !11
; CHECK-NEXT:   call void @g(), !dbg !12
; CHECK-NEXT:   call void @g(), !dbg !DILocation(line: 0, scope: !3)
; CHECK-NEXT:   call void @g(), !dbg !13
; CHECK-NEXT:   ret void, !dbg !14
; CHECK-NEXT: }
; CHECK-NEXT: declare void @g()
; CHECK-NEXT: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/src")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0, keyInstructions: true)
; CHECK-NEXT: !4 = distinct !DISubprogram(name: "inlined", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !5 = !DISubroutineType(types: !6)
; CHECK-NEXT: !6 = !{null}
; CHECK-NEXT: !7 = distinct !DILexicalBlock(scope: !3, file: !1, line: 2, column: 5)
; CHECK-NEXT: !8 = !DILexicalBlockFile(scope: !7, file: !1, discriminator: 7)
; CHECK-NEXT: !9 = distinct !DILexicalBlock(scope: !4)
; CHECK-NEXT: !10 = !DILocation(line: 1, column: 2, scope: !7)
; CHECK-NEXT: !11 = !DILocation(line: 4294967295, column: 65535, scope: !8)
; CHECK-NEXT: !12 = !DILocation(line: 5, scope: !9, inlinedAt: !15)
; CHECK-NEXT: !13 = !DILocation(line: 6, scope: !3, isImplicitCode: true)
; CHECK-NEXT: !14 = !DILocation(line: 7, scope: !3, atomGroup: 1, atomRank: 2)
; CHECK-NEXT: !15 = distinct !DILocation(line: 8, column: 1, scope: !3)

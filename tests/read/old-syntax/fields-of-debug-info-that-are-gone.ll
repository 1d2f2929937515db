; Fields that only older versions read.
; LLVM: rejects fields it has removed
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!llvm.dbg.cu = !{!0}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, gnuPubnames: true)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, isLocal: false, isDefinition: true, unit: !0, variables: !4)
!3 = !DINamespace(name: "n", scope: null, file: !1, line: 3)
!4 = !{}
!5 = !DIModule(scope: null, name: "M", includePath: "/inc", isysroot: "/")

; CHECK lines are written by BLESS=1
; CHECK: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, gnuPubnames: true)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/src")
; CHECK-NEXT: !2 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, isLocal: false, isDefinition: true, unit: !0, variables: !4)
; CHECK-NEXT: !3 = !DINamespace(name: "n", scope: null, file: !1, line: 3)
; CHECK-NEXT: !4 = !{}
; CHECK-NEXT: !5 = !DIModule(scope: null, name: "M", includePath: "/inc", isysroot: "/")

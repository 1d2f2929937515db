; Every field of a compile unit and a file.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!llvm.dbg.cu = !{!0, !1}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang", isOptimized: true, flags: "-O2", runtimeVersion: 2, splitDebugFilename: "a.dwo", emissionKind: FullDebug, enums: !5, retainedTypes: !5, globals: !5, imports: !5, macros: !5, dwoId: 18446744073709551615, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "MacOSX.sdk")
!1 = distinct !DICompileUnit(language: 2, file: !4, emissionKind: 2, nameTableKind: None)
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIFile(filename: "a.c", directory: "/src", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f", source: "int x;\0A")
!4 = !DIFile(filename: "b.c", directory: "")
!5 = !{}

; CHECK lines are written by BLESS=1
; CHECK: !llvm.dbg.cu = !{!0, !1}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang", isOptimized: true, flags: "-O2", runtimeVersion: 2, splitDebugFilename: "a.dwo", emissionKind: FullDebug, enums: !5, retainedTypes: !5, globals: !5, imports: !5, macros: !5, dwoId: 18446744073709551615, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "MacOSX.sdk")
; CHECK-NEXT: !1 = distinct !DICompileUnit(language: 2, file: !4, emissionKind: 2, nameTableKind: None)
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = !DIFile(filename: "a.c", directory: "/src", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f", source: "int x;\0A")
; CHECK-NEXT: !4 = !DIFile(filename: "b.c", directory: "")
; CHECK-NEXT: !5 = !{}

; Metadata refers to typed values.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define void @f() !dbg !3 {
  %x = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !7, metadata !DIExpression()), !dbg !10
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!nvvm.annotations = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "a", scope: !3, type: !4)
!10 = !DILocation(line: 2, scope: !3)
!11 = !{void ()* @f, !"kernel", i32 1}

; CHECK lines are written by BLESS=1
; CHECK: declare void @llvm.dbg.declare(metadata, metadata, metadata)
; CHECK-NEXT: define void @f() !dbg !3 {
; CHECK-NEXT:   %x = alloca i32, align 4
; CHECK-NEXT:   call void @llvm.dbg.declare(metadata i32* %x, metadata !7, metadata !DIExpression()), !dbg !10
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !llvm.dbg.cu = !{!0}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK-NEXT: !nvvm.annotations = !{!11}
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/src")
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: !4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !5 = !DISubroutineType(types: !6)
; CHECK-NEXT: !6 = !{null}
; CHECK-NEXT: !7 = !DILocalVariable(name: "a", scope: !3, type: !4)
; CHECK-NEXT: !10 = !DILocation(line: 2, scope: !3)
; CHECK-NEXT: !11 = !{void ()* @f, !"kernel", i32 1}

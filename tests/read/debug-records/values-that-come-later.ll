; A record may name a value before it is defined, alone or in a list.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define i32 @f(i1 %c) !dbg !3 {
entry:
  br label %first
last:
    #dbg_value(i32 %x, !7, !DIExpression(), !10)
    #dbg_value(!DIArgList(i32 %x, i32 %y), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !10)
  ret i32 %x
first:
  %x = add i32 1, 2
  %y = sub i32 3, 4
  br label %last
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

; CHECK lines are written by BLESS=1
; CHECK: define i32 @f(i1 %c) !dbg !3 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %first
; CHECK-NEXT: last:
; CHECK-NEXT:   #dbg_value(i32 %x, !7, !DIExpression(), !10)
; CHECK-NEXT:   #dbg_value(!DIArgList(i32 %x, i32 %y), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !10)
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: first:
; CHECK-NEXT:   %x = add i32 1, 2
; CHECK-NEXT:   %y = sub i32 3, 4
; CHECK-NEXT:   br label %last
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

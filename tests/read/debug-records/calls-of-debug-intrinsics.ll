; Until LLVM 19, debug records were calls. They stay calls.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)

define i32 @f(i32 %x) !dbg !3 {
  %slot = alloca i32, align 4, !DIAssignID !11
  call void @llvm.dbg.assign(metadata i1 undef, metadata !7, metadata !DIExpression(), metadata !11, metadata ptr %slot, metadata !DIExpression()), !dbg !10
  call void @llvm.dbg.declare(metadata ptr %slot, metadata !12, metadata !DIExpression()), !dbg !10
  call void @llvm.dbg.value(metadata i32 %x, metadata !8, metadata !DIExpression()), !dbg !10
  call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 1), metadata !8, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !10
  tail call void @llvm.dbg.value(metadata i32 undef, metadata !8, metadata !DIExpression()), !dbg !10
  call void @llvm.dbg.value(metadata i32 %y, metadata !8, metadata !DIExpression()), !dbg !10
  call void @llvm.dbg.label(metadata !9), !dbg !10
  %y = add i32 %x, 1
  ret i32 %y
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
!12 = !DILocalVariable(name: "c", scope: !3, type: !4)

; CHECK lines are written by BLESS=1
; CHECK: declare void @llvm.dbg.declare(metadata, metadata, metadata)
; CHECK-NEXT: declare void @llvm.dbg.value(metadata, metadata, metadata)
; CHECK-NEXT: declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata)
; CHECK-NEXT: declare void @llvm.dbg.label(metadata)
; CHECK-NEXT: define i32 @f(i32 %x) !dbg !3 {
; CHECK-NEXT:   %slot = alloca i32, align 4, !DIAssignID !11
; CHECK-NEXT:   call void @llvm.dbg.assign(metadata i1 undef, metadata !7, metadata !DIExpression(), metadata !11, metadata ptr %slot, metadata !DIExpression()), !dbg !10
; CHECK-NEXT:   call void @llvm.dbg.declare(metadata ptr %slot, metadata !12, metadata !DIExpression()), !dbg !10
; CHECK-NEXT:   call void @llvm.dbg.value(metadata i32 %x, metadata !8, metadata !DIExpression()), !dbg !10
; CHECK-NEXT:   call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 1), metadata !8, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !10
; CHECK-NEXT:   tail call void @llvm.dbg.value(metadata i32 undef, metadata !8, metadata !DIExpression()), !dbg !10
; CHECK-NEXT:   call void @llvm.dbg.value(metadata i32 %y, metadata !8, metadata !DIExpression()), !dbg !10
; CHECK-NEXT:   call void @llvm.dbg.label(metadata !9), !dbg !10
; CHECK-NEXT:   %y = add i32 %x, 1
; CHECK-NEXT:   ret i32 %y
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
; CHECK-NEXT: !12 = !DILocalVariable(name: "c", scope: !3, type: !4)

; Debug info with records.
source_filename = "records.c"

@counter = dso_local global i32 0, align 4, !dbg !0

declare void @sink(i32)

define dso_local i32 @outer(i32 %n, ptr %p) !dbg !10 {
entry:
  %slot = alloca i32, align 4, !DIAssignID !40
    #dbg_assign(i1 undef, !16, !DIExpression(), !40, ptr %slot, !DIExpression(), !20)
    #dbg_declare(ptr %slot, !16, !DIExpression(), !20)
  store i32 %n, ptr %slot, align 4, !dbg !20, !DIAssignID !41
    #dbg_value(i32 %n, !15, !DIExpression(), !21) ; the argument
    #dbg_value(!DIArgList(i32 %n, ptr %p), !15, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !21)
  %sum = add nsw i32 %n, 1, !dbg !22
  ; Inlined from @helper.
    #dbg_value(i32 %sum, !32, !DIExpression(), !34)
  %square = mul nsw i32 %sum, %sum, !dbg !34
  %old = load i32, ptr @counter, align 4, !dbg !22
  %new = add i32 %old, %square, !dbg !22
  store i32 %new, ptr @counter, align 4, !dbg !22
    #dbg_label(!24, !23)
  br label %loop, !dbg !23

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ], !dbg !25
    #dbg_value(i32 %i, !18, !DIExpression(), !25)
  call void @sink(i32 %i), !dbg !25
  %i.next = add i32 %i, 1, !dbg !25
  %more = icmp ult i32 %i.next, %n, !dbg !25
  br i1 %more, label %loop, label %exit, !dbg !25, !llvm.loop !50

exit:                                             ; preds = %loop
    #dbg_value(i32 poison, !18, !DIExpression(), !25)
  %r = call i32 @helper(i32 %new), !dbg !26
  ret i32 %r, !dbg !26
}

define internal i32 @helper(i32 %0) !dbg !30 {
    #dbg_value(i32 %0, !32, !DIExpression(), !33)
  %2 = mul nsw i32 %0, %0, !dbg !33
    #dbg_value(i32 %2, !32, !DIExpression(), !33)
  ret i32 %2, !dbg !33
}

; No debug info at all.
define i32 @plain(i32 %x) {
  %y = xor i32 %x, -1
  ret i32 %y
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5, !6}
!llvm.ident = !{!7}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 1, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "records.c", directory: "/src")
!4 = !{!0}
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{!"hand"}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DISubprogram(name: "outer", scope: !3, file: !3, line: 3, type: !11, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !13)
!11 = !DISubroutineType(types: !12)
!12 = !{!8, !8, !9}
!13 = !{!14, !15, !16, !18}
!14 = !DILocalVariable(name: "p", arg: 2, scope: !10, file: !3, line: 3, type: !9)
!15 = !DILocalVariable(name: "n", arg: 1, scope: !10, file: !3, line: 3, type: !8)
!16 = !DILocalVariable(name: "slot", scope: !10, file: !3, line: 4, type: !8)
!17 = distinct !DILexicalBlock(scope: !10, file: !3, line: 7, column: 3)
!18 = !DILocalVariable(name: "i", scope: !19, file: !3, line: 7, type: !8)
!19 = distinct !DILexicalBlock(scope: !17, file: !3, line: 7, column: 20)
!20 = !DILocation(line: 4, column: 7, scope: !10)
!21 = !DILocation(line: 3, column: 15, scope: !10)
!22 = !DILocation(line: 5, column: 11, scope: !10)
!23 = !DILocation(line: 7, column: 3, scope: !17)
!24 = !DILabel(scope: !10, name: "top", file: !3, line: 6)
!25 = !DILocation(line: 8, column: 5, scope: !19)
!26 = !DILocation(line: 10, column: 3, scope: !10)
!30 = distinct !DISubprogram(name: "helper", scope: !3, file: !3, line: 12, type: !31, scopeLine: 12, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!31 = !DISubroutineType(types: !{!8, !8})
!32 = !DILocalVariable(name: "x", arg: 1, scope: !30, file: !3, line: 12, type: !8)
!33 = !DILocation(line: 13, column: 5, scope: !30)
!34 = !DILocation(line: 13, column: 5, scope: !30, inlinedAt: !35)
!35 = distinct !DILocation(line: 5, column: 9, scope: !10)
!40 = distinct !DIAssignID()
!41 = distinct !DIAssignID()
!50 = distinct !{!50, !23, !25, !51}
!51 = !{!"llvm.loop.mustprogress"}

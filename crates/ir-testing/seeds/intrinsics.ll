; Debug info as calls of intrinsics, the way it was written before records.
source_filename = "intrinsics.c"

define i32 @walk(ptr %list, i32 %limit) !dbg !6 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  store ptr %list, ptr %1, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !11, metadata !DIExpression()), !dbg !14
  call void @llvm.dbg.value(metadata i32 0, metadata !12, metadata !DIExpression()), !dbg !15
  store i32 0, ptr %2, align 4, !dbg !15
  br label %3, !dbg !16

3:                                                ; preds = %8, %0
  %4 = load ptr, ptr %1, align 8, !dbg !16
  %5 = icmp ne ptr %4, null, !dbg !16
  %6 = load i32, ptr %2, align 4, !dbg !16
  call void @llvm.dbg.value(metadata !DIArgList(i32 %6, i32 %limit), metadata !12, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value)), !dbg !15
  %7 = icmp slt i32 %6, %limit, !dbg !16
  %both = and i1 %5, %7, !dbg !16
  br i1 %both, label %8, label %11, !dbg !16

8:                                                ; preds = %3
  %9 = load ptr, ptr %4, align 8, !dbg !17
  store ptr %9, ptr %1, align 8, !dbg !17
  %10 = add nsw i32 %6, 1, !dbg !17
  call void @llvm.dbg.value(metadata i32 %10, metadata !12, metadata !DIExpression()), !dbg !15 ; one more
  store i32 %10, ptr %2, align 4, !dbg !17
  br label %3, !dbg !16, !llvm.loop !18

11:                                               ; preds = %3
  ret i32 %6, !dbg !19
}

; Calls the above.
define void @twice(ptr %a) !dbg !20 {
entry:
  call void @llvm.dbg.value(metadata ptr %a, metadata !22, metadata !DIExpression()), !dbg !23
  %x = call i32 @walk(ptr %a, i32 10), !dbg !23
  %y = call i32 @walk(ptr %a, i32 %x), !dbg !DILocation(line: 13, column: 3, scope: !20)
  call void @llvm.dbg.label(metadata !24), !dbg !23
  ret void, !dbg !23
}

declare void @llvm.dbg.declare(metadata, metadata, metadata) #0
declare void @llvm.dbg.value(metadata, metadata, metadata) #0
declare void @llvm.dbg.label(metadata) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2)
!1 = !DIFile(filename: "intrinsics.c", directory: "/src")
!2 = !{}
!3 = !{i32 2, !"Dwarf Version", i32 4}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = distinct !DISubprogram(name: "walk", scope: !1, file: !1, line: 3, type: !7, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!7 = !DISubroutineType(types: !8)
!8 = !{!5, !9, !5}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 1, size: 64, elements: !2)
!11 = !DILocalVariable(name: "list", arg: 1, scope: !6, file: !1, line: 3, type: !9)
!12 = !DILocalVariable(name: "count", scope: !13, file: !1, line: 4, type: !5)
!13 = distinct !DILexicalBlock(scope: !6, file: !1, line: 4, column: 3)
!14 = !DILocation(line: 3, column: 10, scope: !6)
!15 = !DILocation(line: 4, column: 7, scope: !13)
!16 = !DILocation(line: 5, column: 3, scope: !13)
!17 = !DILocation(line: 6, column: 5, scope: !13)
!18 = distinct !{!18, !16, !17}
!19 = !DILocation(line: 8, column: 3, scope: !6)
!20 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 11, type: !21, scopeLine: 11, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!21 = !DISubroutineType(types: !{null, !9})
!22 = !DILocalVariable(name: "a", arg: 1, scope: !20, file: !1, line: 11, type: !9)
!23 = !DILocation(line: 12, column: 3, scope: !20)
!24 = !DILabel(scope: !20, name: "here", file: !1, line: 12)

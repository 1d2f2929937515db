; What C++ and its like need.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!named = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10}
!llvm.module.flags = !{!13}

!0 = !DITemplateTypeParameter(name: "T", type: !11)
!1 = !DITemplateTypeParameter(type: !11, defaulted: true)
!2 = !DITemplateValueParameter(name: "N", type: !11, value: i32 7)
!3 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "TT", value: !"vector")
!4 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "P", defaulted: true, value: !14)
!5 = !DINamespace(name: "a", scope: null)
!6 = !DINamespace(scope: !5, exportSymbols: true)
!7 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !12, entity: !5, file: !12, line: 7)
!8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "n", scope: !5, entity: !11, elements: !14)
!9 = !DIModule(scope: null, name: "Foundation", configMacros: "-DX", includePath: "/inc", apinotes: "/notes", file: !12, line: 3, isDecl: true)
!10 = !DICommonBlock(scope: !15, declaration: null, name: "common", file: !12, line: 5)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIFile(filename: "a.cpp", directory: "/src")
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{}
!15 = !DISubprogram(name: "s", scope: !12, spFlags: 0)

; CHECK lines are written by BLESS=1
; CHECK: !named = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10}
; CHECK-NEXT: !llvm.module.flags = !{!13}
; CHECK-NEXT: !0 = !DITemplateTypeParameter(name: "T", type: !11)
; CHECK-NEXT: !1 = !DITemplateTypeParameter(type: !11, defaulted: true)
; CHECK-NEXT: !2 = !DITemplateValueParameter(name: "N", type: !11, value: i32 7)
; CHECK-NEXT: !3 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "TT", value: !"vector")
; CHECK-NEXT: !4 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "P", defaulted: true, value: !14)
; CHECK-NEXT: !5 = !DINamespace(name: "a", scope: null)
; CHECK-NEXT: !6 = !DINamespace(scope: !5, exportSymbols: true)
; CHECK-NEXT: !7 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !12, entity: !5, file: !12, line: 7)
; CHECK-NEXT: !8 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "n", scope: !5, entity: !11, elements: !14)
; CHECK-NEXT: !9 = !DIModule(scope: null, name: "Foundation", configMacros: "-DX", includePath: "/inc", apinotes: "/notes", file: !12, line: 3, isDecl: true)
; CHECK-NEXT: !10 = !DICommonBlock(scope: !15, declaration: null, name: "common", file: !12, line: 5)
; CHECK-NEXT: !11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !12 = !DIFile(filename: "a.cpp", directory: "/src")
; CHECK-NEXT: !13 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !14 = !{}
; CHECK-NEXT: !15 = !DISubprogram(name: "s", scope: !12, spFlags: 0)

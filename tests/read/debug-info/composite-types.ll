; Types made from many: structs, classes, arrays, enumerations, variants.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!named = !{!1, !2, !3, !4, !5, !6, !7}
!llvm.module.flags = !{!10}

!0 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!1 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "c", scope: null, file: !11, line: 1, size: 64, align: 32, offset: 0, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !12, runtimeLang: DW_LANG_C_plus_plus, vtableHolder: !1, templateParams: !12, identifier: "_ZTS1c", num_extra_inhabitants: 9)
!2 = !DICompositeType(tag: DW_TAG_array_type, baseType: !0, size: 320, elements: !13)
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", file: !11, line: 2, baseType: !0, size: 32, flags: DIFlagEnumClass, elements: !14, enumKind: DW_APPLE_ENUM_KIND_Closed)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "declared", flags: DIFlagFwdDecl)
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !0, elements: !13, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !DIExpression(DW_OP_constu, 0), allocated: !DIExpression(DW_OP_constu, 1), rank: !DIExpression(DW_OP_constu, 2))
!6 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1, size: 64, elements: !12, discriminator: !15)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "more", specification: !4, annotations: !12, elements: null)
!8 = !DISubrange(count: 10)
!9 = !DIEnumerator(name: "one", value: 1)
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !DIFile(filename: "a.cpp", directory: "/src")
!12 = !{}
!13 = !{!8}
!14 = !{!9}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !1, baseType: !0, size: 32, flags: DIFlagArtificial)

; CHECK lines are written by BLESS=1
; CHECK: !named = !{!1, !2, !3, !4, !5, !6, !7}
; CHECK-NEXT: !llvm.module.flags = !{!10}
; CHECK-NEXT: !0 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !1 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "c", scope: null, file: !11, line: 1, size: 64, align: 32, offset: 0, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !12, runtimeLang: DW_LANG_C_plus_plus, vtableHolder: !1, templateParams: !12, identifier: "_ZTS1c", num_extra_inhabitants: 9)
; CHECK-NEXT: !2 = !DICompositeType(tag: DW_TAG_array_type, baseType: !0, size: 320, elements: !13)
; CHECK-NEXT: !3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", file: !11, line: 2, baseType: !0, size: 32, flags: DIFlagEnumClass, elements: !14, enumKind: DW_APPLE_ENUM_KIND_Closed)
; CHECK-NEXT: !4 = !DICompositeType(tag: DW_TAG_structure_type, name: "declared", flags: DIFlagFwdDecl)
; CHECK-NEXT: !5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !0, elements: !13, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !DIExpression(DW_OP_constu, 0), allocated: !DIExpression(DW_OP_constu, 1), rank: !DIExpression(DW_OP_constu, 2))
; CHECK-NEXT: !6 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1, size: 64, elements: !12, discriminator: !15)
; CHECK-NEXT: !7 = !DICompositeType(tag: DW_TAG_structure_type, name: "more", specification: !4, annotations: !12, elements: null)
; CHECK-NEXT: !8 = !DISubrange(count: 10)
; CHECK-NEXT: !9 = !DIEnumerator(name: "one", value: 1)
; CHECK-NEXT: !10 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !11 = !DIFile(filename: "a.cpp", directory: "/src")
; CHECK-NEXT: !12 = !{}
; CHECK-NEXT: !13 = !{!8}
; CHECK-NEXT: !14 = !{!9}
; CHECK-NEXT: !15 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !1, baseType: !0, size: 32, flags: DIFlagArtificial)

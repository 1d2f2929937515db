; Types made from one other type.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!named = !{!1, !2, !3, !4, !5, !6, !7, !8, !9}
!llvm.module.flags = !{!10}

!0 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!1 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!2 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !0, size: 64, dwarfAddressSpace: 3)
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", file: !11, line: 7, baseType: !0)
!4 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !12, file: !11, line: 3, baseType: !0, size: 3, align: 8, offset: 32, flags: DIFlagBitField | DIFlagPrivate, extraData: i64 32)
!5 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!6 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !1, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, ptrAuthIsaPointer: true, ptrAuthAuthenticatesNullValues: true)
!7 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !12, baseType: !12, extraData: i32 0)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !12, baseType: !5, flags: DIFlagStaticMember, extraData: i32 7)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !0, size: 64, annotations: !13)
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !DIFile(filename: "a.c", directory: "/src")
!12 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 64)
!13 = !{!14}
!14 = !{!"btf_type_tag", !"user"}

; CHECK lines are written by BLESS=1
; CHECK: !named = !{!1, !2, !3, !4, !5, !6, !7, !8, !9}
; CHECK-NEXT: !llvm.module.flags = !{!10}
; CHECK-NEXT: !0 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !1 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
; CHECK-NEXT: !2 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !0, size: 64, dwarfAddressSpace: 3)
; CHECK-NEXT: !3 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", file: !11, line: 7, baseType: !0)
; CHECK-NEXT: !4 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !12, file: !11, line: 3, baseType: !0, size: 3, align: 8, offset: 32, flags: DIFlagBitField | DIFlagPrivate, extraData: i64 32)
; CHECK-NEXT: !5 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
; CHECK-NEXT: !6 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !1, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, ptrAuthIsaPointer: true, ptrAuthAuthenticatesNullValues: true)
; CHECK-NEXT: !7 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !12, baseType: !12, extraData: i32 0)
; CHECK-NEXT: !8 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !12, baseType: !5, flags: DIFlagStaticMember, extraData: i32 7)
; CHECK-NEXT: !9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !0, size: 64, annotations: !13)
; CHECK-NEXT: !10 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !11 = !DIFile(filename: "a.c", directory: "/src")
; CHECK-NEXT: !12 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 64)
; CHECK-NEXT: !13 = !{!14}
; CHECK-NEXT: !14 = !{!"btf_type_tag", !"user"}

; Fields keep the order in which they were written; LLVM knows them by name.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!named = !{!0, !1}
!llvm.module.flags = !{!2}

!0 = !DIBasicType(encoding: DW_ATE_float, size: 64, name: "double")
!1 = !DIDerivedType(size: 64, baseType: !0, tag: DW_TAG_pointer_type)
!2 = !{i32 2, !"Debug Info Version", i32 3}

; CHECK lines are written by BLESS=1
; CHECK: !named = !{!0, !1}
; CHECK-NEXT: !llvm.module.flags = !{!2}
; CHECK-NEXT: !0 = !DIBasicType(encoding: DW_ATE_float, size: 64, name: "double")
; CHECK-NEXT: !1 = !DIDerivedType(size: 64, baseType: !0, tag: DW_TAG_pointer_type)
; CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}

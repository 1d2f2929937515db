; Macros of the preprocessor, and properties of Objective-C.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!named = !{!0, !1, !2, !3, !4, !5}
!llvm.module.flags = !{!6}

!0 = !DIMacroFile(line: 0, file: !7, nodes: !8)
!1 = !DIMacro(type: DW_MACINFO_define, line: 9, name: "X", value: "1 + 2")
!2 = !DIMacro(type: DW_MACINFO_undef, name: "X")
!3 = !DIMacroFile(type: DW_MACINFO_start_file, file: !7)
!4 = !DIObjCProperty(name: "p", file: !7, line: 7, setter: "setP:", getter: "p", attributes: 7, type: !9)
!5 = !DIObjCProperty()
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !DIFile(filename: "a.m", directory: "/src")
!8 = !{!1, !2}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

; CHECK lines are written by BLESS=1
; CHECK: !named = !{!0, !1, !2, !3, !4, !5}
; CHECK-NEXT: !llvm.module.flags = !{!6}
; CHECK-NEXT: !0 = !DIMacroFile(line: 0, file: !7, nodes: !8)
; CHECK-NEXT: !1 = !DIMacro(type: DW_MACINFO_define, line: 9, name: "X", value: "1 + 2")
; CHECK-NEXT: !2 = !DIMacro(type: DW_MACINFO_undef, name: "X")
; CHECK-NEXT: !3 = !DIMacroFile(type: DW_MACINFO_start_file, file: !7)
; CHECK-NEXT: !4 = !DIObjCProperty(name: "p", file: !7, line: 7, setter: "setP:", getter: "p", attributes: 7, type: !9)
; CHECK-NEXT: !5 = !DIObjCProperty()
; CHECK-NEXT: !6 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !7 = !DIFile(filename: "a.m", directory: "/src")
; CHECK-NEXT: !8 = !{!1, !2}
; CHECK-NEXT: !9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

; The flags of a module are metadata of a known form.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 2, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 6, !"list", !{!"a", !"b"}}

; CHECK lines are written by BLESS=1
; CHECK: !llvm.module.flags = !{!0, !1, !2, !3}
; CHECK-NEXT: !0 = !{i32 1, !"wchar_size", i32 4}
; CHECK-NEXT: !1 = !{i32 7, !"PIC Level", i32 2}
; CHECK-NEXT: !2 = !{i32 2, !"nvvm-reflect-ftz", i32 0}
; CHECK-NEXT: !3 = !{i32 6, !"list", !{!"a", !"b"}}

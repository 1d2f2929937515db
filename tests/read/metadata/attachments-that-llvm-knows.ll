; Kinds of attachments with a meaning.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f(ptr %p, ptr %q, i1 %c, float %x) !prof !0 !kcfi_type !1 {
entry:
  %a = load ptr, ptr %p, align 8, !tbaa !2, !nonnull !6, !dereferenceable_or_null !7
  %b = load i32, ptr %p, align 4, !alias.scope !8, !noalias !8, !llvm.access.group !11
  store i32 %b, ptr %q, align 4, !noalias.addrspace !15
  %d = fadd float %x, %x, !fpmath !12
  call void %q(), !callees !13
  %e = call ptr @malloc(i64 1), !heapallocsite !6
  br i1 %c, label %entry.too, label %exit, !unpredictable !6
entry.too:
  br label %entry.too, !llvm.loop !14
exit:
  ret void, !annotation !16
}

declare ptr @malloc(i64)
declare void @g()

!0 = !{!"function_entry_count", i64 100}
!1 = !{i32 1234}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{}
!7 = !{i64 16}
!8 = !{!9}
!9 = distinct !{!9, !10, !"scope"}
!10 = distinct !{!10, !"domain"}
!11 = distinct !{}
!12 = !{float 2.5}
!13 = !{ptr @g}
!14 = distinct !{!14, !{!"llvm.loop.mustprogress"}}
!15 = !{i32 5, i32 6}
!16 = !{!"auto-init"}

; CHECK lines are written by BLESS=1
; CHECK: define void @f(ptr %p, ptr %q, i1 %c, float %x) !prof !0 !kcfi_type !1 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = load ptr, ptr %p, align 8, !tbaa !2, !nonnull !6, !dereferenceable_or_null !7
; CHECK-NEXT:   %b = load i32, ptr %p, align 4, !alias.scope !8, !noalias !8, !llvm.access.group !11
; CHECK-NEXT:   store i32 %b, ptr %q, align 4, !noalias.addrspace !15
; CHECK-NEXT:   %d = fadd float %x, %x, !fpmath !12
; CHECK-NEXT:   call void %q(), !callees !13
; CHECK-NEXT:   %e = call ptr @malloc(i64 1), !heapallocsite !6
; CHECK-NEXT:   br i1 %c, label %entry.too, label %exit, !unpredictable !6
; CHECK-NEXT: entry.too:
; CHECK-NEXT:   br label %entry.too, !llvm.loop !14
; CHECK-NEXT: exit:
; CHECK-NEXT:   ret void, !annotation !16
; CHECK-NEXT: }
; CHECK-NEXT: declare ptr @malloc(i64)
; CHECK-NEXT: declare void @g()
; CHECK-NEXT: !0 = !{!"function_entry_count", i64 100}
; CHECK-NEXT: !1 = !{i32 1234}
; CHECK-NEXT: !2 = !{!3, !3, i64 0}
; CHECK-NEXT: !3 = !{!"any pointer", !4, i64 0}
; CHECK-NEXT: !4 = !{!"omnipotent char", !5, i64 0}
; CHECK-NEXT: !5 = !{!"Simple C/C++ TBAA"}
; CHECK-NEXT: !6 = !{}
; CHECK-NEXT: !7 = !{i64 16}
; CHECK-NEXT: !8 = !{!9}
; CHECK-NEXT: !9 = distinct !{!9, !10, !"scope"}
; CHECK-NEXT: !10 = distinct !{!10, !"domain"}
; CHECK-NEXT: !11 = distinct !{}
; CHECK-NEXT: !12 = !{float 2.5}
; CHECK-NEXT: !13 = !{ptr @g}
; CHECK-NEXT: !14 = distinct !{!14, !{!"llvm.loop.mustprogress"}}
; CHECK-NEXT: !15 = !{i32 5, i32 6}
; CHECK-NEXT: !16 = !{!"auto-init"}

; RUN: opt -w --allow-restrict-in-struct %s
; Which field is read is not known, so it says nothing.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%args = type { ptr, ptr }
define void @k(ptr byval(%args) align 8 "user_specified_restrict_scope"="1" %s, i64 %i) {
  %first = load ptr, ptr %s, align 8
  store i32 1, ptr %first
  %at = getelementptr ptr, ptr %s, i64 %i
  %any = load ptr, ptr %at, align 8
  store i32 1, ptr %any
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %args = type { ptr, ptr }
; CHECK-NEXT: define void @k(ptr byval(%args) align 8 "user_specified_restrict_scope"="1" "nvvm.restrict_scope"="1" %s, i64 %i) "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !2)
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   %first = load ptr, ptr addrspace(5) %s.local, align 8
; CHECK-NEXT:   store i32 1, ptr %first, !alias.scope !2
; CHECK-NEXT:   %at = getelementptr ptr, ptr addrspace(5) %s.local, i64 %i
; CHECK-NEXT:   %any = load ptr, ptr addrspace(5) %at, align 8
; CHECK-NEXT:   store i32 1, ptr %any
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.k"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.s.0"}
; CHECK-NEXT: !2 = !{!1}
; CHECK-EMPTY:

; RUN: opt -w --allow-restrict-in-struct %s
; A field that the function may change says nothing of what is read from it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%args = type { ptr, ptr }
define void @k(ptr byval(%args) align 8 "user_specified_restrict_scope"="1" %s, ptr %other) {
  store ptr %other, ptr %s
  %in = load ptr, ptr %s, align 8
  store i32 1, ptr %in
  ret void
}
declare void @e(ptr)
define void @passed_on(ptr byval(%args) align 8 "user_specified_restrict_scope"="1" %s) {
  call void @e(ptr %s)
  %in = load ptr, ptr %s, align 8
  store i32 1, ptr %in
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %args = type { ptr, ptr }
; CHECK-NEXT: define void @k(ptr byval(%args) align 8 "user_specified_restrict_scope"="1" "nvvm.restrict_scope"="1" %s, ptr %other) "nvvm.restrict_processed" {
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   store ptr %other, ptr addrspace(5) %s.local
; CHECK-NEXT:   %in = load ptr, ptr addrspace(5) %s.local, align 8
; CHECK-NEXT:   store i32 1, ptr %in
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @e(ptr)
; CHECK-NEXT: define void @passed_on(ptr byval(%args) align 8 "user_specified_restrict_scope"="1" "nvvm.restrict_scope"="1" %s) "nvvm.restrict_processed" {
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @e(ptr %s)
; CHECK-NEXT:   %in = load ptr, ptr addrspace(5) %s.local, align 8
; CHECK-NEXT:   store i32 1, ptr %in
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

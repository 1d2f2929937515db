; RUN: opt -w %s
; Others call the function, and the attribute says what with.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %a, i32 %n, ptr %b) "nvvm.as"="3,0" {
  store i32 %n, ptr %a
  store i32 %n, ptr %b
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: define void @f(ptr %a, i32 %n, ptr %b) "nvvm.as"="3,0" {
; CHECK-NEXT:   %a.shared = addrspacecast ptr %a to ptr addrspace(3)
; CHECK-NEXT:   store i32 %n, ptr addrspace(3) %a.shared
; CHECK-NEXT:   store i32 %n, ptr %b
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

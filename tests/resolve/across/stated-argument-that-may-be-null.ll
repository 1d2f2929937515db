; RUN: opt %s
; The argument is stated to be shared; that does not say that it is not null. What is compared with null stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global i32 undef

define void @f(ptr %p, i1 %c) "nvvm.as"="3" {
  %q = select i1 %c, ptr %p, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  %none = icmp eq ptr %q, null
  br i1 %none, label %end, label %go
go:
  store i32 1, ptr %q
  br label %end
end:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global i32 undef
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %p, i1 %c) "nvvm.as"="3" {
; CHECK-NEXT:   %q = select i1 %c, ptr %p, ptr addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT:   %q.shared = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   %none = icmp eq ptr %q, null
; CHECK-NEXT:   br i1 %none, label %end, label %go
; CHECK-NEXT: go:
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %q.shared
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

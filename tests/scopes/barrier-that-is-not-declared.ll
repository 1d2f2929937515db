; RUN: opt -w --diff %s
; Intrinsics need no declaration.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal i32 @size(ptr %this) noinline {
  %size = load i32, ptr %this
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret i32 %size
}

define ptx_kernel void @k(ptr %out) {
  %view = alloca i32
  store i32 64, ptr %view
  %x = call i32 @size(ptr %view)
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: --- %s
; CHECK-NEXT: +++ %s
; CHECK-NEXT: @@ -4,19 +4,24 @@
; CHECK-NEXT:  target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT:  target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: -define internal i32 @size(ptr %this) noinline {
; CHECK-NEXT: -  %size = load i32, ptr %this
; CHECK-NEXT: -  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: +define internal i32 @size(ptr addrspace(5) %this) noinline {
; CHECK-NEXT: +  %size = load i32, ptr addrspace(5) %this, !alias.scope !2
; CHECK-NEXT: +  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !noalias !2
; CHECK-NEXT:    ret i32 %size
; CHECK-NEXT:  }
; CHECK-EMPTY:
; CHECK-NEXT:  define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT: +  %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:    %view = alloca i32
; CHECK-NEXT: -  store i32 64, ptr %view
; CHECK-NEXT: -  %x = call i32 @size(ptr %view)
; CHECK-NEXT: -  store i32 %x, ptr %out
; CHECK-NEXT: +  %view.local = addrspacecast ptr %view to ptr addrspace(5)
; CHECK-NEXT: +  store i32 64, ptr addrspace(5) %view.local
; CHECK-NEXT: +  %x = call i32 @size(ptr addrspace(5) %view.local)
; CHECK-NEXT: +  store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
; CHECK-NEXT: +!0 = distinct !{!0, !"spacecast.spaces"}
; CHECK-NEXT: +!1 = distinct !{!1, !0, !"spacecast.local"}
; CHECK-NEXT: +!2 = !{!1}
; CHECK-EMPTY:

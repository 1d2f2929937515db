; RUN: opt -w --diff %s
; Nobody else writes to local memory: what was loaded before a barrier is still there behind it. Other memory changes.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x i32] poison

%view = type { ptr, i32 }

define internal void @sum(ptr dereferenceable(16) %this) noinline {
  %data = load ptr, ptr %this
  %size.at = getelementptr %view, ptr %this, i64 0, i32 1
  %size = load i32, ptr %size.at
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = load i32, ptr %data
  store i32 %size, ptr %data
  store i32 %x, ptr %size.at
  ret void
}

define internal i32 @without(ptr %this) noinline {
  %data = load ptr, ptr %this
  %x = load i32, ptr %data
  ret i32 %x
}

define ptx_kernel void @k(ptr %out) {
  %view = alloca %view
  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr %view
  %size = getelementptr %view, ptr %view, i64 0, i32 1
  store i32 64, ptr %size
  call void @sum(ptr %view)
  %x = call i32 @without(ptr %view)
  store i32 %x, ptr %out
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; CHECK lines are written by BLESS=1
; CHECK: --- %s
; CHECK-NEXT: +++ %s
; CHECK-NEXT: @@ -8,35 +8,42 @@
; CHECK-EMPTY:
; CHECK-NEXT:  %view = type { ptr, i32 }
; CHECK-EMPTY:
; CHECK-NEXT: -define internal void @sum(ptr dereferenceable(16) %this) noinline {
; CHECK-NEXT: -  %data = load ptr, ptr %this
; CHECK-NEXT: -  %size.at = getelementptr %view, ptr %this, i64 0, i32 1
; CHECK-NEXT: -  %size = load i32, ptr %size.at
; CHECK-NEXT: -  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: -  %x = load i32, ptr %data
; CHECK-NEXT: -  store i32 %size, ptr %data
; CHECK-NEXT: -  store i32 %x, ptr %size.at
; CHECK-NEXT: +define internal void @sum(ptr addrspace(5) dereferenceable(16) %this) noinline {
; CHECK-NEXT: +  %data = load ptr, ptr addrspace(5) %this, !alias.scope !2
; CHECK-NEXT: +  %data.shared = addrspacecast ptr %data to ptr addrspace(3)
; CHECK-NEXT: +  %size.at = getelementptr %view, ptr addrspace(5) %this, i64 0, i32 1
; CHECK-NEXT: +  %size = load i32, ptr addrspace(5) %size.at, !alias.scope !2
; CHECK-NEXT: +  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !noalias !2
; CHECK-NEXT: +  %x = load i32, ptr addrspace(3) %data.shared
; CHECK-NEXT: +  store i32 %size, ptr addrspace(3) %data.shared
; CHECK-NEXT: +  store i32 %x, ptr addrspace(5) %size.at, !alias.scope !2
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
; CHECK-EMPTY:
; CHECK-NEXT: -define internal i32 @without(ptr %this) noinline {
; CHECK-NEXT: -  %data = load ptr, ptr %this
; CHECK-NEXT: -  %x = load i32, ptr %data
; CHECK-NEXT: +define internal i32 @without(ptr addrspace(5) %this) noinline {
; CHECK-NEXT: +  %data = load ptr, ptr addrspace(5) %this
; CHECK-NEXT: +  %data.shared = addrspacecast ptr %data to ptr addrspace(3)
; CHECK-NEXT: +  %x = load i32, ptr addrspace(3) %data.shared
; CHECK-NEXT:    ret i32 %x
; CHECK-NEXT:  }
; CHECK-EMPTY:
; CHECK-NEXT:  define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT: +  %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:    %view = alloca %view
; CHECK-NEXT: -  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr %view
; CHECK-NEXT: -  %size = getelementptr %view, ptr %view, i64 0, i32 1
; CHECK-NEXT: -  store i32 64, ptr %size
; CHECK-NEXT: -  call void @sum(ptr %view)
; CHECK-NEXT: -  %x = call i32 @without(ptr %view)
; CHECK-NEXT: -  store i32 %x, ptr %out
; CHECK-NEXT: +  %view.local = addrspacecast ptr %view to ptr addrspace(5)
; CHECK-NEXT: +  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(5) %view.local
; CHECK-NEXT: +  %size = getelementptr %view, ptr addrspace(5) %view.local, i64 0, i32 1
; CHECK-NEXT: +  store i32 64, ptr addrspace(5) %size
; CHECK-NEXT: +  call void @sum(ptr addrspace(5) %view.local)
; CHECK-NEXT: +  %x = call i32 @without(ptr addrspace(5) %view.local)
; CHECK-NEXT: +  store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
; CHECK-EMPTY:
; CHECK-NEXT:  declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; CHECK-NEXT: +!0 = distinct !{!0, !"spacecast.spaces"}
; CHECK-NEXT: +!1 = distinct !{!1, !0, !"spacecast.local"}
; CHECK-NEXT: +!2 = !{!1}
; CHECK-EMPTY:

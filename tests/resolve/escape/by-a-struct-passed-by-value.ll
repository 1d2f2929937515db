; RUN: opt %s
; The unseen function gets a copy of the struct, and with it the shared address inside: it escapes, the store
; through a loaded pointer stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

%View = type { ptr, i32 }

declare void @unseen(ptr byval(%View) align 8)

define ptx_kernel void @k(ptr %list) {
  %view = alloca %View, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %view, align 8
  call void @unseen(ptr byval(%View) align 8 %view)
  %p = load ptr, ptr %list, align 8
  store i32 2, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: %View = type { ptr, i32 }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @unseen(ptr byval(%View) align 8)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %list) {
; CHECK-NEXT:   %list.global = addrspacecast ptr %list to ptr addrspace(1)
; CHECK-NEXT:   %view = alloca %View, align 8
; CHECK-NEXT:   %view.local = addrspacecast ptr %view to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %view.local, align 8
; CHECK-NEXT:   call void @unseen(ptr byval(%View) align 8 %view)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %list.global, align 8
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

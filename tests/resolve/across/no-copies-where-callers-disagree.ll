; RUN: opt -clone-on-disagreement=false %s
; Only functions whose callers agree may be copied.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal addrspace(3) global [64 x i32] undef, align 4
@g = addrspace(1) global [64 x i32] zeroinitializer, align 4

define internal void @set(ptr %p) noinline {
  store i32 1, ptr %p, align 4
  ret void
}

define void @other(ptr %p) noinline {
  store i32 2, ptr %p, align 4
  ret void
}

define ptx_kernel void @k() {
  call void @set(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  call void @set(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  call void @other(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @t = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @set(ptr %p) noinline {
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @other(ptr %p) noinline {
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @other.shared(ptr addrspace(3) %p) noinline "spacecast-copy" {
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @set(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   call void @set(ptr addrspacecast (ptr addrspace(1) @g to ptr))
; CHECK-NEXT:   call void @other.shared(ptr addrspace(3) @s)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

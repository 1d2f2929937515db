; RUN: opt %s
; The function has calls that must not be doubled, by the function that is called or by the call: it is not copied.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

declare void @sync() noduplicate memory(none)

declare void @other() memory(none)

define internal void @set(ptr %p) noinline {
  call void @sync()
  store i32 1, ptr %p, align 4
  ret void
}

define internal void @put(ptr %p) noinline {
  call void @other() noduplicate
  store i32 1, ptr %p, align 4
  ret void
}

define ptx_kernel void @k(ptr %g) {
  call void @set(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  call void @set(ptr %g)
  call void @put(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  call void @put(ptr %g)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: declare void @sync() noduplicate memory(none)
; CHECK-EMPTY:
; CHECK-NEXT: declare void @other() memory(none)
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @set(ptr %p) noinline {
; CHECK-NEXT:   call void @sync()
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @put(ptr %p) noinline {
; CHECK-NEXT:   call void @other() noduplicate
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   call void @set(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   call void @set(ptr %g)
; CHECK-NEXT:   call void @put(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   call void @put(ptr %g)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

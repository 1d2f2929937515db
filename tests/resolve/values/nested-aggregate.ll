; RUN: opt %s
; A struct within an array within a struct, taken out in one step and in two.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g) {
  %in = insertvalue { ptr, i32 } { ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 7 }, i32 8, 1
  %a1 = insertvalue { i64, [2 x { ptr, i32 }] } zeroinitializer, { ptr, i32 } %in, 1, 0
  %a2 = insertvalue { i64, [2 x { ptr, i32 }] } %a1, ptr %g, 1, 1, 0
  %p = extractvalue { i64, [2 x { ptr, i32 }] } %a2, 1, 0, 0
  store i32 1, ptr %p, align 4
  %array = extractvalue { i64, [2 x { ptr, i32 }] } %a2, 1
  %q = extractvalue [2 x { ptr, i32 }] %array, 1, 0
  store i32 2, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %in = insertvalue { ptr, i32 } { ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 7 }, i32 8, 1
; CHECK-NEXT:   %a1 = insertvalue { i64, [2 x { ptr, i32 }] } zeroinitializer, { ptr, i32 } %in, 1, 0
; CHECK-NEXT:   %a2 = insertvalue { i64, [2 x { ptr, i32 }] } %a1, ptr %g, 1, 1, 0
; CHECK-NEXT:   %p = extractvalue { i64, [2 x { ptr, i32 }] } %a2, 1, 0, 0
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   %array = extractvalue { i64, [2 x { ptr, i32 }] } %a2, 1
; CHECK-NEXT:   %q = extractvalue [2 x { ptr, i32 }] %array, 1, 0
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %q.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt %s
; A struct value holds a shared and a global pointer. What is taken out of a field has that field's space,
; also after the whole struct went through a phi.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(ptr %g, i1 %c) {
entry:
  %x1 = insertvalue { ptr, ptr } poison, ptr addrspacecast (ptr addrspace(3) @a to ptr), 0
  %x2 = insertvalue { ptr, ptr } %x1, ptr %g, 1
  br i1 %c, label %other, label %join

other:
  %y = insertvalue { ptr, ptr } %x2, ptr addrspacecast (ptr addrspace(3) @b to ptr), 0
  br label %join

join:
  %z = phi { ptr, ptr } [ %x2, %entry ], [ %y, %other ]
  %p = extractvalue { ptr, ptr } %z, 0
  %q = extractvalue { ptr, ptr } %z, 1
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @a = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @b = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x1 = insertvalue { ptr, ptr } poison, ptr addrspacecast (ptr addrspace(3) @a to ptr), 0
; CHECK-NEXT:   %x2 = insertvalue { ptr, ptr } %x1, ptr %g, 1
; CHECK-NEXT:   br i1 %c, label %other, label %join
; CHECK-EMPTY:
; CHECK-NEXT: other:
; CHECK-NEXT:   %y = insertvalue { ptr, ptr } %x2, ptr addrspacecast (ptr addrspace(3) @b to ptr), 0
; CHECK-NEXT:   br label %join
; CHECK-EMPTY:
; CHECK-NEXT: join:
; CHECK-NEXT:   %z = phi { ptr, ptr } [ %x2, %entry ], [ %y, %other ]
; CHECK-NEXT:   %p = extractvalue { ptr, ptr } %z, 0
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %q = extractvalue { ptr, ptr } %z, 1
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %q.global, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

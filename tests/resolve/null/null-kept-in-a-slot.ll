; RUN: opt %s
; The slot holds null until a shared address is stored. The access becomes shared, the comparison of the
; loaded pointer with null stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i1 %c) {
entry:
  %slot = alloca ptr, align 8
  store ptr null, ptr %slot, align 8
  br i1 %c, label %set, label %test

set:
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
  br label %test

test:
  %p = load ptr, ptr %slot, align 8
  %some = icmp ne ptr %p, null
  br i1 %some, label %use, label %done

use:
  store i32 1, ptr %p, align 4
  br label %done

done:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   store ptr null, ptr %slot, align 8
; CHECK-NEXT:   br i1 %c, label %set, label %test
; CHECK-EMPTY:
; CHECK-NEXT: set:
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
; CHECK-NEXT:   br label %test
; CHECK-EMPTY:
; CHECK-NEXT: test:
; CHECK-NEXT:   %p = load ptr, ptr %slot, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %some = icmp ne ptr %p, null
; CHECK-NEXT:   br i1 %some, label %use, label %done
; CHECK-EMPTY:
; CHECK-NEXT: use:
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   br label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

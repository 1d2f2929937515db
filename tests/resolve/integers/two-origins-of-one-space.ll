; RUN: opt %s
; Both origins are shared. The distance of two shared addresses, added to a third, gives a shared address.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i64 %x) {
  %e = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 %x
  %i = ptrtoint ptr %e to i64
  %j = ptrtoint ptr addrspacecast (ptr addrspace(3) @a to ptr) to i64
  %d = sub i64 %i, %j
  %l = ptrtoint ptr addrspacecast (ptr addrspace(3) @b to ptr) to i64
  %m = add i64 %l, %d
  %p = inttoptr i64 %m to ptr
  store i32 1, ptr %p, align 4
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
; CHECK-NEXT: define ptx_kernel void @k(i64 %x) {
; CHECK-NEXT:   %e = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 %x
; CHECK-NEXT:   %i = ptrtoint ptr %e to i64
; CHECK-NEXT:   %j = ptrtoint ptr addrspacecast (ptr addrspace(3) @a to ptr) to i64
; CHECK-NEXT:   %d = sub i64 %i, %j
; CHECK-NEXT:   %l = ptrtoint ptr addrspacecast (ptr addrspace(3) @b to ptr) to i64
; CHECK-NEXT:   %m = add i64 %l, %d
; CHECK-NEXT:   %p = inttoptr i64 %m to ptr
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

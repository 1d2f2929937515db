; RUN: opt %s
; The address went into local memory and back before it was chosen: that is folded in the end, and it is split at once.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [2 x i32] undef, align 16

define ptx_kernel void @k(ptr %out, i1 %c) {
  %slot = alloca i32, align 4
  store i32 7, ptr %slot
  br i1 %c, label %here, label %there
here:
  %into = addrspacecast ptr %slot to ptr addrspace(5)
  %back = addrspacecast ptr addrspace(5) %into to ptr
  br label %end
there:
  br label %end
end:
  %p = phi ptr [ %back, %here ], [ addrspacecast (ptr addrspace(3) @s to ptr), %there ]
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [2 x i32] undef, align 16
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca i32, align 4
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store i32 7, ptr addrspace(5) %slot.local
; CHECK-NEXT:   br i1 %c, label %here, label %there
; CHECK-NEXT: here:
; CHECK-NEXT:   %into = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   br label %end
; CHECK-NEXT: there:
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   %split = phi i1 [ true, %here ], [ false, %there ]
; CHECK-NEXT:   %local = phi ptr addrspace(5) [ %into, %here ], [ poison, %there ]
; CHECK-NEXT:   br i1 %split, label %split.local, label %split.shared
; CHECK-NEXT: split.local:
; CHECK-NEXT:   %split1 = load i32, ptr addrspace(5) %local, align 4
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.shared:
; CHECK-NEXT:   %split2 = load i32, ptr addrspace(3) @s, align 4
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.end:
; CHECK-NEXT:   %v = phi i32 [ %split1, %split.local ], [ %split2, %split.shared ]
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

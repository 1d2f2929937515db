; RUN: opt -w --arch sm_90 %s
; A structure that a kernel is passed by value is read where it is, on the way that chose it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%pair = type { i32, i32 }
define ptx_kernel void @k(ptr byval(%pair) align 4 %in, ptr %out, i1 %c) {
  %zero = alloca %pair
  store i64 0, ptr %zero, align 4
  %p = select i1 %c, ptr %in, ptr %zero
  %x = load i32, ptr %p
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %pair = type { i32, i32 }
; CHECK-NEXT: define ptx_kernel void @k(ptr byval(%pair) align 4 "nvvm.grid_constant" %in, ptr %out, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %in.param = addrspacecast ptr %in to ptr addrspace(101)
; CHECK-NEXT:   %zero = alloca %pair
; CHECK-NEXT:   %zero.local = addrspacecast ptr %zero to ptr addrspace(5)
; CHECK-NEXT:   store i64 0, ptr addrspace(5) %zero.local, align 4
; CHECK-NEXT:   %split = freeze i1 %c
; CHECK-NEXT:   br i1 %split, label %split.param, label %split.local
; CHECK-NEXT: split.param:
; CHECK-NEXT:   %split1 = load i32, ptr addrspace(101) %in.param
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.local:
; CHECK-NEXT:   %split2 = load i32, ptr addrspace(5) %zero.local
; CHECK-NEXT:   br label %split.end
; CHECK-NEXT: split.end:
; CHECK-NEXT:   %x = phi i32 [ %split1, %split.param ], [ %split2, %split.local ]
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

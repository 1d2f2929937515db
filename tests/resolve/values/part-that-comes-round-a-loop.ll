; RUN: opt %s
; The second part of the aggregate is the first one of the round before. The aggregate as a whole is known from the start,
; the part only when the loop came round.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i1 %c) {
entry:
  %first = insertvalue { ptr, ptr } poison, ptr addrspacecast (ptr addrspace(3) @s to ptr), 0
  br label %loop
loop:
  %both = phi { ptr, ptr } [ %first, %entry ], [ %next, %loop ]
  %p = extractvalue { ptr, ptr } %both, 1
  store i32 1, ptr %p, align 4
  %q = extractvalue { ptr, ptr } %both, 0
  %next = insertvalue { ptr, ptr } %both, ptr %q, 1
  br i1 %c, label %loop, label %end
end:
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
; CHECK-NEXT:   %first = insertvalue { ptr, ptr } poison, ptr addrspacecast (ptr addrspace(3) @s to ptr), 0
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: loop:
; CHECK-NEXT:   %both = phi { ptr, ptr } [ %first, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %p = extractvalue { ptr, ptr } %both, 1
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   %q = extractvalue { ptr, ptr } %both, 0
; CHECK-NEXT:   %next = insertvalue { ptr, ptr } %both, ptr %q, 1
; CHECK-NEXT:   br i1 %c, label %loop, label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt %s
; The rewritten GEPs keep their types, their indices, and what they promise if they are inbounds. Others may leave shared memory, which
; begins at 0, and come back: nuw and nusw go. In global memory addresses are the same numbers. Nothing is added to what
; promises nothing.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] undef, align 4

define ptx_kernel void @k(i64 %i, i32 %j) {
  %a = getelementptr nuw i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  store i32 1, ptr %a, align 4
  %b = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  store i32 2, ptr %b, align 4
  %c = getelementptr nusw nuw i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  store i32 3, ptr %c, align 4
  %d = getelementptr nusw [64 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0, i32 %j
  store i32 4, ptr %d, align 4
  %e = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  store i32 5, ptr %e, align 4
  %f = getelementptr nusw nuw i32, ptr addrspacecast (ptr addrspace(1) @g to ptr), i64 %i
  store i32 6, ptr %f, align 4
  %under = getelementptr nusw i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %back = getelementptr nusw i8, ptr %under, i64 1000
  store i32 7, ptr %back, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %i, i32 %j) {
; CHECK-NEXT:   %a = getelementptr i32, ptr addrspace(3) @s, i64 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %a, align 4
; CHECK-NEXT:   %b = getelementptr inbounds nuw i32, ptr addrspace(3) @s, i64 %i
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %b, align 4
; CHECK-NEXT:   %c = getelementptr i32, ptr addrspace(3) @s, i64 %i
; CHECK-NEXT:   store i32 3, ptr addrspace(3) %c, align 4
; CHECK-NEXT:   %d = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %j
; CHECK-NEXT:   store i32 4, ptr addrspace(3) %d, align 4
; CHECK-NEXT:   %e = getelementptr i32, ptr addrspace(3) @s, i64 %i
; CHECK-NEXT:   store i32 5, ptr addrspace(3) %e, align 4
; CHECK-NEXT:   %f = getelementptr nusw nuw i32, ptr addrspace(1) @g, i64 %i
; CHECK-NEXT:   store i32 6, ptr addrspace(1) %f, align 4
; CHECK-NEXT:   %under = getelementptr i8, ptr addrspace(3) @s, i64 %i
; CHECK-NEXT:   %back = getelementptr i8, ptr addrspace(3) %under, i64 1000
; CHECK-NEXT:   store i32 7, ptr addrspace(3) %back, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

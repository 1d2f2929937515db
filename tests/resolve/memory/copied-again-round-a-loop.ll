; RUN: opt %s
; The copy is made before the slot is filled, and again when the loop comes round: what it copies grows, though its
; operands do not.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define ptx_kernel void @k(i1 %c) {
entry:
  %from = alloca [2 x ptr], align 8
  %to = alloca [2 x ptr], align 8
  br label %loop
loop:
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 16, i1 false)
  %p = load ptr, ptr %to, align 8
  store i32 1, ptr %p, align 4
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %from, align 8
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
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5), ptr addrspace(5), i64, i1)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %from = alloca [2 x ptr], align 8
; CHECK-NEXT:   %from.local = addrspacecast ptr %from to ptr addrspace(5)
; CHECK-NEXT:   %to = alloca [2 x ptr], align 8
; CHECK-NEXT:   %to.local = addrspacecast ptr %to to ptr addrspace(5)
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: loop:
; CHECK-NEXT:   call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) %to.local, ptr addrspace(5) %from.local, i64 16, i1 false)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %to.local, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %from.local, align 8
; CHECK-NEXT:   br i1 %c, label %loop, label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt %s
; Two calls share a declaration and only one of them resolves. The old declaration stays for the other one.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define void @f(ptr %p) {
  call void @llvm.memset.p0.i32(ptr align 4 addrspacecast (ptr addrspace(3) @s to ptr), i8 0, i32 64, i1 false)
  call void @llvm.memset.p0.i32(ptr align 4 %p, i8 0, i32 64, i1 false)
  ret void
}

declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %p) {
; CHECK-NEXT:   call void @llvm.memset.p3.i32(ptr addrspace(3) align 4 @s, i8 0, i32 64, i1 false)
; CHECK-NEXT:   call void @llvm.memset.p0.i32(ptr align 4 %p, i8 0, i32 64, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg)
; CHECK-NEXT: declare void @llvm.memset.p3.i32(ptr addrspace(3) writeonly captures(none), i8, i32, i1 immarg)
; CHECK-EMPTY:

; RUN: opt %s
; That a shared address gets out is known in the end only. Then the kernel is looked at again, since it asks of what it loads:
; numbers that were loaded can be made of that address, and one of them goes into a variable. It has to hold what gets out
; anywhere.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Node = type { ptr, [2 x ptr], i64, i32, i32 }
@s = internal addrspace(3) global [8 x i32] undef, align 16
@leak = addrspace(1) global [2 x ptr] zeroinitializer, align 16
@kept = internal addrspace(3) global %Node undef, align 16
define ptx_kernel void @k(ptr %in, i32 %n) {
  %slot = alloca [8 x i32], align 16
  %other = alloca %Node, align 16
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %slot)
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(1) @leak, align 8
  %more = alloca i32, align 4
  %one = select i1 %shared, ptr %more, ptr %slot
  %variable = addrspacecast ptr addrspace(3) @kept to ptr
  %a = ptrtoint ptr %slot to i64
  %b = ptrtoint ptr %other to i64
  %apart = sub i64 %b, %a
  %back = add i64 %a, %apart
  %near = inttoptr i64 %back to ptr
  %p = load ptr, ptr %in, align 8
  %constant = call i1 @llvm.nvvm.isspacep.const(ptr %p)
  %other.memory = xor i1 %constant, true
  call void @llvm.assume(i1 %other.memory)
  %x = load i32, ptr %p, align 4
  %y = xor i32 %x, %n
  br label %b81
b80:
  br label %b82
b81:
  br label %b82
b82:
  %chosen = phi ptr [ %near, %b80 ], [ %variable, %b81 ]
  %number = ptrtoint ptr %chosen to i64
  %zero = xor i64 %number, %number
  %again = xor i64 %zero, %number
  %to = inttoptr i64 %again to ptr
  store i32 %y, ptr %to, align 4
  ret void
}
define void @called_by_others() {
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.const(ptr)
declare void @llvm.assume(i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %Node = type { ptr, [2 x ptr], i64, i32, i32 }
; CHECK-NEXT: @s = internal addrspace(3) global [8 x i32] undef, align 16
; CHECK-NEXT: @leak = addrspace(1) global [2 x ptr] zeroinitializer, align 16
; CHECK-NEXT: @kept = internal addrspace(3) global %Node undef, align 16
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, i32 %n) {
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca [8 x i32], align 16
; CHECK-NEXT:   %other = alloca %Node, align 16
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(1) @leak, align 8
; CHECK-NEXT:   %more = alloca i32, align 4
; CHECK-NEXT:   %variable = addrspacecast ptr addrspace(3) @kept to ptr
; CHECK-NEXT:   %a = ptrtoint ptr %slot to i64
; CHECK-NEXT:   %b = ptrtoint ptr %other to i64
; CHECK-NEXT:   %apart = sub i64 %b, %a
; CHECK-NEXT:   %back = add i64 %a, %apart
; CHECK-NEXT:   %near = inttoptr i64 %back to ptr
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %in.global, align 8
; CHECK-NEXT:   %constant = call i1 @llvm.nvvm.isspacep.const(ptr %p)
; CHECK-NEXT:   %other.memory = xor i1 %constant, true
; CHECK-NEXT:   call void @llvm.assume(i1 %other.memory)
; CHECK-NEXT:   %x = load i32, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   %y = xor i32 %x, %n
; CHECK-NEXT:   br label %b81
; CHECK-NEXT: b80:
; CHECK-NEXT:   br label %b82
; CHECK-NEXT: b81:
; CHECK-NEXT:   br label %b82
; CHECK-NEXT: b82:
; CHECK-NEXT:   %chosen = phi ptr [ %near, %b80 ], [ %variable, %b81 ]
; CHECK-NEXT:   %number = ptrtoint ptr %chosen to i64
; CHECK-NEXT:   %zero = xor i64 %number, %number
; CHECK-NEXT:   %again = xor i64 %zero, %number
; CHECK-NEXT:   %to = inttoptr i64 %again to ptr
; CHECK-NEXT:   store i32 %y, ptr %to, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @called_by_others() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.const(ptr)
; CHECK-NEXT: declare void @llvm.assume(i1)
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

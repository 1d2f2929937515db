; RUN: opt %s
; What the host gave may be the address of a constant, which is read as global memory. LLVM would answer a query by a cast out
; of global memory, so that what is asked about stays as it was, and what is read is cast to global memory beside that.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global [8 x i32] zeroinitializer

define ptx_kernel void @step(ptr %in, ptr %out) {
  %p = load ptr, ptr %in
  %q = getelementptr i32, ptr %p, i64 4
  %v = load i32, ptr %q
  %c = call i1 @llvm.nvvm.isspacep.const(ptr %q)
  %z = select i1 %c, i32 %v, i32 0
  store i32 %z, ptr %out
  ret void
}

define ptx_kernel void @loop(ptr %in, ptr %out, i32 %n) {
entry:
  %first = load ptr, ptr %in
  br label %loop
loop:
  %p = phi ptr [ %first, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load i32, ptr %p
  store i32 %v, ptr %out
  %next = getelementptr i32, ptr %p, i64 1
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  %q = call i1 @helper(ptr %next)
  %z = zext i1 %q to i32
  store i32 %z, ptr %out
  ret void
}

define i1 @helper(ptr %p) {
  %q = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  ret i1 %q
}

; Of a variable it is known, and nobody asks about what is only read.
define ptx_kernel void @known(ptr %in, ptr %out, i64 %i) {
  %q = getelementptr i32, ptr addrspacecast (ptr addrspace(1) @g to ptr), i64 %i
  store i32 1, ptr %q
  store ptr %q, ptr %out
  %p = load ptr, ptr %in
  %r = getelementptr i32, ptr %p, i64 4
  store i32 1, ptr %r
  ret void
}

declare i1 @llvm.nvvm.isspacep.const(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @g = addrspace(1) global [8 x i32] zeroinitializer
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @step(ptr %in, ptr %out) {
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %in.global
; CHECK-NEXT:   %q = getelementptr i32, ptr %p, i64 4
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %q.global
; CHECK-NEXT:   %c = call i1 @llvm.nvvm.isspacep.const(ptr %q)
; CHECK-NEXT:   %z = select i1 %c, i32 %v, i32 0
; CHECK-NEXT:   store i32 %z, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @loop(ptr %in, ptr %out, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %first = load ptr, ptr addrspace(1) %in.global
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: loop:
; CHECK-NEXT:   %p = phi ptr [ %first, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %p.global
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   %next = getelementptr i32, ptr %p, i64 1
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %more = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %more, label %loop, label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   %q = call i1 @helper(ptr %next)
; CHECK-NEXT:   %z = zext i1 %q to i32
; CHECK-NEXT:   store i32 %z, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define i1 @helper(ptr %p) {
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.global(ptr %p)
; CHECK-NEXT:   ret i1 %q
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @known(ptr %in, ptr %out, i64 %i) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %q = getelementptr i32, ptr addrspace(1) @g, i64 %i
; CHECK-NEXT:   %q.generic = addrspacecast ptr addrspace(1) %q to ptr
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %q
; CHECK-NEXT:   store ptr %q.generic, ptr addrspace(1) %out.global
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %in.global
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %r = getelementptr i32, ptr addrspace(1) %p.global, i64 4
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %r
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.const(ptr)
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr)
; CHECK-EMPTY:

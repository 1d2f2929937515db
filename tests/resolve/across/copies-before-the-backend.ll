; RUN: opt -w --optimiser-follows=false %s
; If no optimiser follows, nobody puts the other side of a copy in the place of a slot, and a byval argument is a copy.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define internal i32 @read(ptr %p) noinline {
  %x = load i32, ptr %p
  ret i32 %x
}

define internal i32 @first(ptr byval([4 x i32]) %p) noinline {
  %x = load i32, ptr %p
  ret i32 %x
}

define ptx_kernel void @k(ptr %in, ptr %out, i64 %n) {
  %a = alloca [4 x i32], align 4
  %b = alloca [4 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 @table, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %in, i64 16, i1 false)
  %q = getelementptr i32, ptr %a, i64 %n
  %x = load i32, ptr %q
  %y = call i32 @read(ptr %b)
  %z = call i32 @first(ptr byval([4 x i32]) %in)
  %xy = add i32 %x, %y
  %xyz = add i32 %xy, %z
  store i32 %xyz, ptr %out
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
; CHECK-EMPTY:
; CHECK-NEXT: define internal i32 @read(ptr addrspace(5) %p) noinline {
; CHECK-NEXT:   %x = load i32, ptr addrspace(5) %p
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i32 @first(ptr byval([4 x i32]) %p) noinline {
; CHECK-NEXT:   %p.local = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   %x = load i32, ptr addrspace(5) %p.local
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out, i64 %n) {
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %a = alloca [4 x i32], align 4
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   %b = alloca [4 x i32], align 4
; CHECK-NEXT:   %b.local = addrspacecast ptr %b to ptr addrspace(5)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %a.local, ptr addrspace(1) align 4 addrspacecast (ptr @table to ptr addrspace(1)), i64 16, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %b.local, ptr addrspace(1) align 4 %in.global, i64 16, i1 false)
; CHECK-NEXT:   %q = getelementptr i32, ptr addrspace(5) %a.local, i64 %n
; CHECK-NEXT:   %x = load i32, ptr addrspace(5) %q
; CHECK-NEXT:   %y = call i32 @read(ptr addrspace(5) %b.local)
; CHECK-NEXT:   %z = call i32 @first(ptr byval([4 x i32]) %in)
; CHECK-NEXT:   %xy = add i32 %x, %y
; CHECK-NEXT:   %xyz = add i32 %xy, %z
; CHECK-NEXT:   store i32 %xyz, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5), ptr addrspace(1), i64, i1)
; CHECK-EMPTY:

; RUN: opt -w %s
; LLVM keeps a slot in a register that is only loaded and stored as a whole: its accesses stay. Where the slot is
; volatile, read in part, computed with or handed on, they name local memory.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @other(ptr)
define void @f(i64 %n) {
  %whole = alloca i64
  %volatile = alloca i64
  %part = alloca i64
  %array = alloca [4 x i64]
  %out = alloca i64
  %many = alloca i64, i64 %n
  store i64 %n, ptr %whole
  %a = load i64, ptr %whole
  store volatile i64 %n, ptr %volatile
  store i64 %n, ptr %part
  %b = load i32, ptr %part
  %p = getelementptr i64, ptr %array, i64 %n
  store i64 %n, ptr %p
  store i64 %n, ptr %out
  call void @other(ptr %out)
  store i64 %n, ptr %many
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare void @other(ptr)
; CHECK-NEXT: define void @f(i64 %n) {
; CHECK-NEXT:   %whole = alloca i64
; CHECK-NEXT:   %volatile = alloca i64
; CHECK-NEXT:   %volatile.local = addrspacecast ptr %volatile to ptr addrspace(5)
; CHECK-NEXT:   %part = alloca i64
; CHECK-NEXT:   %part.local = addrspacecast ptr %part to ptr addrspace(5)
; CHECK-NEXT:   %array = alloca [4 x i64]
; CHECK-NEXT:   %array.local = addrspacecast ptr %array to ptr addrspace(5)
; CHECK-NEXT:   %out = alloca i64
; CHECK-NEXT:   %out.local = addrspacecast ptr %out to ptr addrspace(5)
; CHECK-NEXT:   %many = alloca i64, i64 %n
; CHECK-NEXT:   %many.local = addrspacecast ptr %many to ptr addrspace(5)
; CHECK-NEXT:   store i64 %n, ptr %whole
; CHECK-NEXT:   %a = load i64, ptr %whole
; CHECK-NEXT:   store volatile i64 %n, ptr addrspace(5) %volatile.local
; CHECK-NEXT:   store i64 %n, ptr addrspace(5) %part.local
; CHECK-NEXT:   %b = load i32, ptr addrspace(5) %part.local
; CHECK-NEXT:   %p = getelementptr i64, ptr addrspace(5) %array.local, i64 %n
; CHECK-NEXT:   store i64 %n, ptr addrspace(5) %p
; CHECK-NEXT:   store i64 %n, ptr addrspace(5) %out.local
; CHECK-NEXT:   call void @other(ptr %out)
; CHECK-NEXT:   store i64 %n, ptr addrspace(5) %many.local
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

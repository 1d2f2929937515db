; RUN: opt %s
; vprintf reads its buffer and keeps nothing, malloc gives global memory: the loaded pointer and the one from
; malloc are global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@format = internal addrspace(4) constant [3 x i8] c"%d\00"

declare i32 @vprintf(ptr, ptr)
declare ptr @malloc(i64)

define ptx_kernel void @k(ptr %list, i32 %x) {
  %buffer = alloca i32, align 8
  store i32 %x, ptr %buffer, align 8
  %n = call i32 @vprintf(ptr addrspacecast (ptr addrspace(4) @format to ptr), ptr %buffer)
  %m = call ptr @malloc(i64 16)
  store i32 %n, ptr %m, align 4
  %p = load ptr, ptr %list, align 8
  store i32 2, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @format = internal addrspace(4) constant [3 x i8] c"%d\00"
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @vprintf(ptr, ptr)
; CHECK-NEXT: declare ptr @malloc(i64)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %list, i32 %x) {
; CHECK-NEXT:   %list.global = addrspacecast ptr %list to ptr addrspace(1)
; CHECK-NEXT:   %buffer = alloca i32, align 8
; CHECK-NEXT:   %buffer.local = addrspacecast ptr %buffer to ptr addrspace(5)
; CHECK-NEXT:   store i32 %x, ptr addrspace(5) %buffer.local, align 8
; CHECK-NEXT:   %n = call i32 @vprintf(ptr addrspacecast (ptr addrspace(4) @format to ptr), ptr %buffer)
; CHECK-NEXT:   %m = call ptr @malloc(i64 16)
; CHECK-NEXT:   %m.global = addrspacecast ptr %m to ptr addrspace(1)
; CHECK-NEXT:   store i32 %n, ptr addrspace(1) %m.global, align 4
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %list.global, align 8
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

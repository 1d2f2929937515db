; RUN: opt -w %s
; It adds a number from memory to the address: here it is that of the pointer behind the number, which is overwritten.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@t = internal addrspace(3) global [4 x i32] undef

declare ptr @llvm.load.relative.i64(ptr, i64)

define ptx_kernel void @k(ptr %g) {
  %s = alloca [40 x i8], align 8
  %behind = getelementptr i8, ptr %s, i64 32
  store ptr addrspacecast (ptr addrspace(3) @t to ptr), ptr %behind
  store i32 32, ptr %s
  %p = call ptr @llvm.load.relative.i64(ptr %s, i64 0)
  store ptr %g, ptr %p
  %q = load ptr, ptr %behind
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @t = internal addrspace(3) global [4 x i32] undef
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @llvm.load.relative.i64(ptr, i64)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %s = alloca [40 x i8], align 8
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   %behind = getelementptr i8, ptr addrspace(5) %s.local, i64 32
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @t to ptr), ptr addrspace(5) %behind
; CHECK-NEXT:   store i32 32, ptr addrspace(5) %s.local
; CHECK-NEXT:   %p = call ptr @llvm.load.relative.i64(ptr %s, i64 0)
; CHECK-NEXT:   store ptr %g, ptr %p
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %behind
; CHECK-NEXT:   store i32 1, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

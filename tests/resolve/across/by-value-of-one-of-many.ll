; RUN: opt -w --check %s
; The linker may keep another translation of such a function, so that its calls are not looked at. LLVM inlines this one all the
; same, and makes no copy of what it only reads.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Node = type { ptr, i32 }

define weak_odr i32 @f(ptr byval(%Node) align 8 %p) memory(read) {
  %at = getelementptr i8, ptr %p, i64 8
  %x = load i32, ptr %at, align 4
  ret i32 %x
}

define ptx_kernel void @k(ptr %p, ptr %o) {
  %x = call i32 @f(ptr byval(%Node) align 8 %p)
  store i32 %x, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %Node = type { ptr, i32 }
; CHECK-EMPTY:
; CHECK-NEXT: define weak_odr i32 @f(ptr byval(%Node) align 8 %p) memory(read) {
; CHECK-NEXT:   %at = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   %x = load i32, ptr %at, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %p, ptr %o) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %x = call i32 @f(ptr byval(%Node) align 8 %p)
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt %s
; That a shared address gets out is known in the end only; then what is loaded and asked about can be one, and goes into a
; variable, which outlives the kernel.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global i32 undef
@kept = internal global ptr null

define ptx_kernel void @k(ptr %in, ptr %out) {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %out
  %p = load ptr, ptr %in
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %shared, label %keep, label %end
keep:
  store ptr %p, ptr @kept
  br label %end
end:
  ret void
}

define i32 @called_by_others() {
  %p = load ptr, ptr @kept
  %x = load i32, ptr %p
  ret i32 %x
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global i32 undef
; CHECK-NEXT: @kept = internal global ptr null
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(1) %out.global
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %in.global
; CHECK-NEXT:   %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   br i1 %shared, label %keep, label %end
; CHECK-NEXT: keep:
; CHECK-NEXT:   store ptr %p, ptr addrspace(1) addrspacecast (ptr @kept to ptr addrspace(1))
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @called_by_others() {
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) addrspacecast (ptr @kept to ptr addrspace(1))
; CHECK-NEXT:   %x = load i32, ptr %p
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:

; RUN: opt -passes=memory-space-opt<first-time> -w --check %s
; The slot is not shared, so that nothing is stored. But the query stays here, and LLVM, which keeps the slot in a register, makes
; `select i1 %s, ptr @g, ptr ...` of what is loaded, and loads from both.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global i32 0
@x = internal addrspace(3) global i32 undef

define ptx_kernel void @k(ptr %out) {
  %slot = alloca ptr
  store ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr %slot
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %slot)
  br i1 %s, label %then, label %end
then:
  store ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr %slot
  br label %end
end:
  %p = load ptr, ptr %slot
  %v = load i32, ptr %p
  store i32 %v, ptr %out
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @g = addrspace(1) global i32 0
; CHECK-NEXT: @x = internal addrspace(3) global i32 undef
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca ptr
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr addrspace(5) %slot.local
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %slot)
; CHECK-NEXT:   br i1 %s, label %then, label %end
; CHECK-NEXT: then:
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr addrspace(5) %slot.local
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %slot.local
; CHECK-NEXT:   %v = load i32, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

; RUN: opt --optimiser-follows=false -passes=memory-space-opt<first-time> %s
; Others know the variable, but it is no shared memory: where a query says so, nothing is cast.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@known = internal global [2 x i32] zeroinitializer

define ptx_kernel void @k(ptr %g) {
  %p = bitcast ptr @known to ptr
  store ptr @known, ptr %g
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %shared, label %never, label %end
never:
  %q = addrspacecast ptr %p to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %q
  br label %end
end:
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @known = internal global [2 x i32] zeroinitializer
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %p = bitcast ptr addrspace(1) addrspacecast (ptr @known to ptr addrspace(1)) to ptr addrspace(1)
; CHECK-NEXT:   %p.generic = addrspacecast ptr addrspace(1) %p to ptr
; CHECK-NEXT:   store ptr @known, ptr addrspace(1) %g.global
; CHECK-NEXT:   %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p.generic)
; CHECK-NEXT:   br i1 %shared, label %never, label %end
; CHECK-NEXT: never:
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:

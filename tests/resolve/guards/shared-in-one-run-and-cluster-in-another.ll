; RUN: opt --optimiser-follows=false %s
; Whoever calls, the pointer is in the shared memory of the own block where the query says so.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal void @f(ptr %p, i32 %n) noinline {
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %shared, label %here, label %end
here:
  store i32 1, ptr %p
  %mapped = call ptr @llvm.nvvm.mapa(ptr %p, i32 0)
  %less = sub i32 %n, 1
  call void @f(ptr %mapped, i32 %less)
  br label %end
end:
  ret void
}

define ptx_kernel void @k(ptr %g, i32 %n) {
  %p = load ptr, ptr %g
  call void @f(ptr %p, i32 %n)
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare ptr @llvm.nvvm.mapa(ptr, i32)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f(ptr %p, i32 %n) noinline {
; CHECK-NEXT:   %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   br i1 %shared, label %here, label %end
; CHECK-NEXT: here:
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared
; CHECK-NEXT:   %mapped = call ptr @llvm.nvvm.mapa(ptr %p, i32 0)
; CHECK-NEXT:   %less = sub i32 %n, 1
; CHECK-NEXT:   call void @f(ptr %mapped, i32 %less)
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f.global(ptr %p, i32 %n) noinline "spacecast-copy" {
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i32 %n) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %g.global
; CHECK-NEXT:   call void @f.global(ptr %p, i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr, i32)
; CHECK-EMPTY:

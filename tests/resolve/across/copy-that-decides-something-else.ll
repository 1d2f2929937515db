; RUN: opt --optimiser-follows=false -w %s
; In the copy for a slot the query is answered, in the function itself the access: as many, but not the same.

target triple = "nvptx64-nvidia-cuda"
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define i32 @f(ptr %p) {
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %q, label %yes, label %no
yes:
  %v = load i32, ptr %p
  ret i32 %v
no:
  ret i32 1
}
define ptx_kernel void @k(ptr %o) {
  %slot = alloca [4 x i32]
  %v = call i32 @f(ptr %slot)
  store i32 %v, ptr %o
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: define i32 @f(ptr %p) {
; CHECK-NEXT:   %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   br i1 %q, label %yes, label %no
; CHECK-NEXT: yes:
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: no:
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i32 @f.local(ptr %p) "spacecast-copy" {
; CHECK-NEXT:   br label %no
; CHECK-NEXT: no:
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %o) {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca [4 x i32]
; CHECK-NEXT:   %v = call i32 @f.local(ptr %slot)
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

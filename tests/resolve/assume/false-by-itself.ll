; RUN: opt --optimiser-follows=false %s
; What is asserted of a variable is false, so that the program never comes here. The query is answered, and the assertion
; says false: it does not become so by what is assumed of the host.

target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global [8 x i32] zeroinitializer, align 4

define ptx_kernel void @never(i1 %c) {
  br i1 %c, label %here, label %there
here:
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  call void @llvm.assume(i1 %shared)
  br label %there
there:
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @llvm.assume(i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @g = addrspace(1) global [8 x i32] zeroinitializer, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @never(i1 %c) {
; CHECK-NEXT:   br i1 %c, label %here, label %there
; CHECK-NEXT: here:
; CHECK-NEXT:   call void @llvm.assume(i1 false)
; CHECK-NEXT:   br label %there
; CHECK-NEXT: there:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare void @llvm.assume(i1)
; CHECK-EMPTY:

; RUN: spacecast alias --pairs %s
; What is discarded has no value afterwards: that is a write.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @d(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  call void @llvm.nvvm.discard.global.L2(ptr addrspace(1) %p, i64 128)
  ret void
}
declare void @llvm.nvvm.discard.global.L2(ptr addrspace(1), i64)

; CHECK lines are written by BLESS=1
; CHECK: @d: 2 accesses, 1 pair: 0 no, 0 may, 0 partial, 1 must; 1 alias set
; CHECK-NEXT:   must     1  the same address
; CHECK-NEXT:   1 call: 0 none, 0 ref, 0 mod, 2 both
; CHECK-NEXT:     must     6:%p  7:%p  the same address

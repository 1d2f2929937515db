; RUN: opt -w %s
; The query is answered for the calls that are here.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define linkonce_odr i1 @f(ptr %x) noinline {
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %x)
  ret i1 %q
}
define ptx_kernel void @k(ptr %a) {
  %q = call i1 @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  store i1 %q, ptr %a
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: define internal i1 @f(ptr %x) noinline {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %a) {
; CHECK-NEXT:   %a.global = addrspacecast ptr %a to ptr addrspace(1)
; CHECK-NEXT:   %q = call i1 @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   store i1 %q, ptr addrspace(1) %a.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

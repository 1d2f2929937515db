; RUN: opt -w %s
; The statement is about the pointer, not about the number before it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] zeroinitializer
declare void @ext(i64, ptr) "nvvm.as"="1"
define ptx_kernel void @k(ptr %a, i1 %c) {
  %p = select i1 %c, ptr %a, ptr addrspacecast (ptr addrspace(3) @sh to ptr)
  %n = ptrtoint ptr %p to i64
  call void @ext(i64 %n, ptr %a)
  %q = inttoptr i64 %n to ptr
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global [64 x i32] zeroinitializer
; CHECK-NEXT: declare void @ext(i64, ptr) "nvvm.as"="1"
; CHECK-NEXT: define ptx_kernel void @k(ptr %a, i1 %c) {
; CHECK-NEXT:   %p = select i1 %c, ptr %a, ptr addrspacecast (ptr addrspace(3) @sh to ptr)
; CHECK-NEXT:   %n = ptrtoint ptr %p to i64
; CHECK-NEXT:   call void @ext(i64 %n, ptr %a)
; CHECK-NEXT:   %q = inttoptr i64 %n to ptr
; CHECK-NEXT:   store i32 1, ptr %q, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

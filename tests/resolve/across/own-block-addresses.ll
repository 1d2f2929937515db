; RUN: opt -w %s
; A function that takes addresses of its own blocks counts as known to others, and is not copied.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
define internal void @f(ptr %x, i1 %c) noinline {
  %d = select i1 %c, ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)
  indirectbr ptr %d, [label %a, label %b]
a:
  store i32 1, ptr %x
  ret void
b:
  store i32 2, ptr %x
  ret void
}
define ptx_kernel void @k(ptr %o, i1 %c) {
  call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr), i1 %c)
  call void @f(ptr %o, i1 %c)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-NEXT: define internal void @f(ptr %x, i1 %c) noinline {
; CHECK-NEXT:   %d = select i1 %c, ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)
; CHECK-NEXT:   indirectbr ptr %d, [label %a, label %b]
; CHECK-NEXT: a:
; CHECK-NEXT:   store i32 1, ptr %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: b:
; CHECK-NEXT:   store i32 2, ptr %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %o, i1 %c) {
; CHECK-NEXT:   call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr), i1 %c)
; CHECK-NEXT:   call void @f(ptr %o, i1 %c)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

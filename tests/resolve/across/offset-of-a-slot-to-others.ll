; RUN: opt -w %s
; A number that was made of the address of the slot goes to a function that anyone may call: the slot is known to
; others, and what it holds is not known.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
define void @pub(i32 %n) noinline {
  %p = inttoptr i32 %n to ptr addrspace(5)
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr addrspace(5) %p
  ret void
}
define ptx_kernel void @k(ptr %a) {
  %s = alloca ptr
  %s5 = addrspacecast ptr %s to ptr addrspace(5)
  store ptr %a, ptr %s
  %n = ptrtoint ptr addrspace(5) %s5 to i32
  call void @pub(i32 %n)
  %p = load ptr, ptr %s
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-NEXT: define void @pub(i32 %n) noinline {
; CHECK-NEXT:   %p = inttoptr i32 %n to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr addrspace(5) %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %a) {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   %s5 = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s.local
; CHECK-NEXT:   %n = ptrtoint ptr addrspace(5) %s5 to i32
; CHECK-NEXT:   call void @pub(i32 %n)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %s.local
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

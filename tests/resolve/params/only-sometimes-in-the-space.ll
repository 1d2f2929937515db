; RUN: opt -w %s
; The program casts the parameter only where it is shared; a call passes something else.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] zeroinitializer
define internal void @f(ptr %x, i1 %c) noinline {
  br i1 %c, label %yes, label %no
yes:
  %s = addrspacecast ptr %x to ptr addrspace(3)
  store i32 1, ptr addrspace(3) %s
  br label %no
no:
  ret void
}
define ptx_kernel void @k() {
  call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr), i1 true)
  call void @f(ptr addrspacecast (ptr addrspace(1) @g to ptr), i1 false)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global [64 x i32] zeroinitializer
; CHECK-NEXT: define internal void @f(ptr %x, i1 %c) noinline {
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK-NEXT: yes:
; CHECK-NEXT:   %s = addrspacecast ptr %x to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %s
; CHECK-NEXT:   br label %no
; CHECK-NEXT: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr), i1 true)
; CHECK-NEXT:   call void @f(ptr addrspacecast (ptr addrspace(1) @g to ptr), i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w %s
; The function passes its parameter on to itself, in whatever type it has.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @f(ptr %x, i32 %n) noinline {
  store i32 %n, ptr %x
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
more:
  %m = sub i32 %n, 1
  call void @f(ptr %x, i32 %m)
  br label %done
done:
  ret void
}
define ptx_kernel void @k() {
  call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr), i32 8)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: define internal void @f(ptr addrspace(3) %x, i32 %n) noinline {
; CHECK-NEXT:   store i32 %n, ptr addrspace(3) %x
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %done, label %more
; CHECK-NEXT: more:
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   call void @f(ptr addrspace(3) %x, i32 %m)
; CHECK-NEXT:   br label %done
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @f(ptr addrspace(3) @sh, i32 8)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

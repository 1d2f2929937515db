; RUN: opt %s
; The parameter names local memory, in which null is an address: the recursive call no longer says that it is not null.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal void @f(ptr nonnull %p, i32 %n) noinline {
  store i32 %n, ptr %p, align 4
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = sub i32 %n, 1
  call void @f(ptr nonnull %p, i32 %m)
  br label %done
done:
  ret void
}

define ptx_kernel void @k() {
  %slot = alloca i32, align 4
  call void @f(ptr nonnull %slot, i32 3)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f(ptr addrspace(5) %p, i32 %n) noinline {
; CHECK-NEXT:   store i32 %n, ptr addrspace(5) %p, align 4
; CHECK-NEXT:   %z = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %z, label %done, label %more
; CHECK-NEXT: more:
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   call void @f(ptr addrspace(5) %p, i32 %m)
; CHECK-NEXT:   br label %done
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %slot = alloca i32, align 4
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   call void @f(ptr addrspace(5) %slot.local, i32 3)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt %s
; A function that calls itself with what it was passed has one space.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal addrspace(3) global [64 x i32] undef, align 4
@g = addrspace(1) global [64 x i32] zeroinitializer, align 4

define internal void @walk(ptr %p, i32 %n) noinline {
  store i32 %n, ptr %p, align 4
  %q = getelementptr inbounds i8, ptr %p, i64 4
  %m = sub i32 %n, 1
  %done = icmp eq i32 %m, 0
  br i1 %done, label %end, label %more

more:
  call void @walk(ptr %q, i32 %m)
  br label %end

end:
  ret void
}

define ptx_kernel void @k(i32 %n) {
  call void @walk(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %n)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @t = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @walk(ptr %p, i32 %n) noinline {
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 %n, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   %q = getelementptr inbounds i8, ptr %p, i64 4
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %done = icmp eq i32 %m, 0
; CHECK-NEXT:   br i1 %done, label %end, label %more
; CHECK-EMPTY:
; CHECK-NEXT: more:
; CHECK-NEXT:   call void @walk(ptr %q, i32 %m)
; CHECK-NEXT:   br label %end
; CHECK-EMPTY:
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i32 %n) {
; CHECK-NEXT:   call void @walk(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt %s
; The function calls itself with its pointers the other way round: two copies that call each other.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal addrspace(3) global [64 x i32] undef, align 4
@g = addrspace(1) global [64 x i32] zeroinitializer, align 4

define internal void @both(ptr %p, ptr %q, i32 %n) noinline {
  store i32 %n, ptr %p, align 4
  %v = load i32, ptr %q, align 4
  %m = sub i32 %n, %v
  %done = icmp eq i32 %m, 0
  br i1 %done, label %end, label %more

more:
  call void @both(ptr %q, ptr %p, i32 %m)
  br label %end

end:
  ret void
}

define ptx_kernel void @k(i32 %n) {
  call void @both(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspacecast (ptr addrspace(1) @g to ptr), i32 %n)
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
; CHECK-NEXT: define internal void @both.global.shared(ptr %p, ptr %q, i32 %n) noinline "spacecast-copy" {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %q.shared = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   store i32 %n, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %q.shared, align 4
; CHECK-NEXT:   %m = sub i32 %n, %v
; CHECK-NEXT:   %done = icmp eq i32 %m, 0
; CHECK-NEXT:   br i1 %done, label %end, label %more
; CHECK-NEXT: more:
; CHECK-NEXT:   call void @both.shared.global(ptr %q, ptr %p, i32 %m)
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @both.shared.global(ptr %p, ptr %q, i32 %n) noinline "spacecast-copy" {
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %q.global = addrspacecast ptr %q to ptr addrspace(1)
; CHECK-NEXT:   store i32 %n, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %q.global, align 4
; CHECK-NEXT:   %m = sub i32 %n, %v
; CHECK-NEXT:   %done = icmp eq i32 %m, 0
; CHECK-NEXT:   br i1 %done, label %end, label %more
; CHECK-NEXT: more:
; CHECK-NEXT:   call void @both.global.shared(ptr %q, ptr %p, i32 %m)
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i32 %n) {
; CHECK-NEXT:   call void @both.shared.global(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspacecast (ptr addrspace(1) @g to ptr), i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -clone-alwaysinline %s
; Copies that call each other are not marked to be inlined.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define internal void @a(ptr %p, i32 %n) {
  store i32 %n, ptr %p, align 4
  call void @b(ptr %p, i32 %n)
  ret void
}

define internal void @b(ptr %p, i32 %n) {
  %m = load i32, ptr %p, align 4
  %c = icmp eq i32 %m, %n
  br i1 %c, label %more, label %end

more:
  call void @a(ptr %p, i32 %m)
  br label %end

end:
  ret void
}

define ptx_kernel void @k(ptr %g, i32 %n) {
  call void @a(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %n)
  call void @a(ptr %g, i32 %n)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @a.global(ptr %p, i32 %n) "spacecast-copy" {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 %n, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   call void @b.global(ptr %p, i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @a.shared(ptr %p, i32 %n) "spacecast-copy" {
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 %n, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   call void @b.shared(ptr %p, i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @b.global(ptr %p, i32 %n) "spacecast-copy" {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %m = load i32, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   %c = icmp eq i32 %m, %n
; CHECK-NEXT:   br i1 %c, label %more, label %end
; CHECK-NEXT: more:
; CHECK-NEXT:   call void @a.global(ptr %p, i32 %m)
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @b.shared(ptr %p, i32 %n) "spacecast-copy" {
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %m = load i32, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   %c = icmp eq i32 %m, %n
; CHECK-NEXT:   br i1 %c, label %more, label %end
; CHECK-NEXT: more:
; CHECK-NEXT:   call void @a.shared(ptr %p, i32 %m)
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i32 %n) {
; CHECK-NEXT:   call void @a.shared(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %n)
; CHECK-NEXT:   call void @a.global(ptr %g, i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

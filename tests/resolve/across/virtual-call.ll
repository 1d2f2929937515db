; RUN: opt -w %s
; Which function runs is read from a table that the object points to.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@vt.a = internal unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @a.run] }
@vt.b = internal unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @b.run] }
define internal void @a.run(ptr %this, ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define internal void @b.run(ptr %this, ptr %x) noinline {
  store i32 2, ptr %x
  ret void
}
define internal void @apply(ptr %object, ptr %x) noinline {
  %vt = load ptr, ptr %object
  %run = load ptr, ptr %vt
  call void %run(ptr %object, ptr %x)
  ret void
}
define ptx_kernel void @k(i1 %c) {
  %a = alloca ptr
  %b = alloca ptr
  store ptr getelementptr inbounds (i8, ptr @vt.a, i64 16), ptr %a
  store ptr getelementptr inbounds (i8, ptr @vt.b, i64 16), ptr %b
  %o = select i1 %c, ptr %a, ptr %b
  call void @apply(ptr %o, ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @vt.a = internal unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @a.run] }
; CHECK-NEXT: @vt.b = internal unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @b.run] }
; CHECK-NEXT: define internal void @a.run(ptr %this, ptr %x) noinline {
; CHECK-NEXT:   %x.shared = addrspacecast ptr %x to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %x.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @b.run(ptr %this, ptr %x) noinline {
; CHECK-NEXT:   %x.shared = addrspacecast ptr %x to ptr addrspace(3)
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %x.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @apply(ptr %object, ptr %x) noinline {
; CHECK-NEXT:   %object.local = addrspacecast ptr %object to ptr addrspace(5)
; CHECK-NEXT:   %vt = load ptr, ptr addrspace(5) %object.local
; CHECK-NEXT:   %vt.global = addrspacecast ptr %vt to ptr addrspace(1)
; CHECK-NEXT:   %run = load ptr, ptr addrspace(1) %vt.global
; CHECK-NEXT:   call void %run(ptr %object, ptr %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT:   %a = alloca ptr
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   %b = alloca ptr
; CHECK-NEXT:   %b.local = addrspacecast ptr %b to ptr addrspace(5)
; CHECK-NEXT:   store ptr getelementptr inbounds (i8, ptr @vt.a, i64 16), ptr addrspace(5) %a.local
; CHECK-NEXT:   store ptr getelementptr inbounds (i8, ptr @vt.b, i64 16), ptr addrspace(5) %b.local
; CHECK-NEXT:   %o = select i1 %c, ptr %a, ptr %b
; CHECK-NEXT:   call void @apply(ptr %o, ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

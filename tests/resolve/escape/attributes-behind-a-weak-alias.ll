; RUN: opt -w %s
; The linker may put something else in the place of @al, which does what it likes.
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
@al = weak alias void (ptr), ptr @f
define void @f(ptr nocapture readonly %p) memory(none) nounwind {
  ret void
}
define ptx_kernel void @k(ptr %slot, ptr %out) {
  call void @al(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %p = load ptr, ptr %slot
  store i32 7, ptr %p
  ret void
}
define ptx_kernel void @k2(ptr %slot, ptr %out) {
  %x = alloca ptr
  store ptr %out, ptr %x
  call void @al(ptr %x)
  %p = load ptr, ptr %x
  store i32 7, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @al = weak alias void (ptr), ptr @f
; CHECK-NEXT: define void @f(ptr nocapture readonly %p) memory(none) nounwind {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %slot, ptr %out) {
; CHECK-NEXT:   %slot.global = addrspacecast ptr %slot to ptr addrspace(1)
; CHECK-NEXT:   call void @al(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %slot.global
; CHECK-NEXT:   store i32 7, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k2(ptr %slot, ptr %out) {
; CHECK-NEXT:   %x = alloca ptr
; CHECK-NEXT:   %x.local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-NEXT:   store ptr %out, ptr addrspace(5) %x.local
; CHECK-NEXT:   call void @al(ptr %x)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %x.local
; CHECK-NEXT:   store i32 7, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

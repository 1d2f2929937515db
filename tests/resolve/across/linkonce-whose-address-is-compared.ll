; RUN: opt -w --check %s
; Another module may have stored the address of its `@f`, which the linker makes the same one. Made internal it would be
; another, and the comparison false. Where the address means nothing (`unnamed_addr`) it may be. And only of one that may
; become internal is it known that nobody puts another body in its place.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@chosen = external addrspace(1) global ptr
@s = internal addrspace(3) global [4 x i32] undef, align 4

define linkonce_odr void @f(ptr %p) noinline {
  store i32 1, ptr %p, align 4
  ret void
}

define linkonce_odr void @g(ptr %p) unnamed_addr noinline {
  store i32 1, ptr %p, align 4
  ret void
}

define ptx_kernel void @k(ptr %out) {
  %c = load ptr, ptr addrspace(1) @chosen, align 8
  %is = icmp eq ptr %c, @f
  br i1 %is, label %then, label %end
then:
  call void @f(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  call void @g(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  br label %end
end:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @chosen = external addrspace(1) global ptr
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define linkonce_odr void @f(ptr %p) noinline {
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @g(ptr addrspace(3) %p) unnamed_addr noinline {
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %c = load ptr, ptr addrspace(1) @chosen, align 8
; CHECK-NEXT:   %is = icmp eq ptr %c, @f
; CHECK-NEXT:   br i1 %is, label %then, label %end
; CHECK-NEXT: then:
; CHECK-NEXT:   call void @f(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   call void @g(ptr addrspace(3) @s)
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

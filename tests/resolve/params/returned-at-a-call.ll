; RUN: opt -w %s
; Only the call says that the pointer is returned: where that is passed in a space, it is not what is returned any more.
target triple = "nvptx64-nvidia-cuda"

define internal ptr @next(ptr %p) noinline {
  store i32 1, ptr %p, align 4
  %q = load ptr, ptr %p, align 8
  ret ptr %q
}

define ptx_kernel void @k(ptr %in, ptr %out) {
  %p = call ptr @next(ptr nonnull returned %in)
  store ptr %p, ptr %out, align 8
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @next(ptr addrspace(1) %p) noinline {
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) %p, align 8
; CHECK-NEXT:   ret ptr %q
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %p = call ptr @next(ptr addrspace(1) nonnull %in.global)
; CHECK-NEXT:   store ptr %p, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

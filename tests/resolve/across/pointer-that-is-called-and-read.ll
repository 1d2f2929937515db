; RUN: opt -w %s
; A pointer to functions that is also read: the code lies in global memory, and what is called comes back from there.
target triple = "nvptx64-nvidia-cuda"

define internal void @f() noinline {
  ret void
}

define internal void @g() noinline {
  ret void
}

define ptx_kernel void @k(ptr %out, i1 %c) {
  %f = select i1 %c, ptr @f, ptr @g
  call void %f()
  %byte = load i8, ptr %f, align 1
  store i8 %byte, ptr %out, align 1
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f() noinline {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @g() noinline {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %f = select i1 %c, ptr addrspace(1) addrspacecast (ptr @f to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1))
; CHECK-NEXT:   %f.generic = addrspacecast ptr addrspace(1) %f to ptr
; CHECK-NEXT:   call void %f.generic()
; CHECK-NEXT:   %byte = load i8, ptr addrspace(1) %f, align 1
; CHECK-NEXT:   store i8 %byte, ptr addrspace(1) %out.global, align 1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

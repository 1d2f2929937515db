; RUN[NONE]: opt --bisect-limit=0 --nvvm-as %s
; RUN: says opt --bisect-limit=2 --nvvm-as %s
; Casts that are folded count as a rewrite of their function, and so does what is said of its parameters.

target triple = "nvptx64-nvidia-cuda"

define internal void @f(ptr %p) noinline {
  %g = addrspacecast ptr %p to ptr addrspace(1)
  %q = addrspacecast ptr addrspace(1) %g to ptr
  call void @use(ptr %q)
  ret void
}

define ptx_kernel void @k(ptr %p) {
  call void @f(ptr %p)
  ret void
}

declare void @use(ptr)

; NONE: define internal void @f(ptr %p) noinline {
; NONE-NEXT: %g = addrspacecast ptr %p to ptr addrspace(1)
; NONE-NEXT: %q = addrspacecast ptr addrspace(1) %g to ptr
; NONE-NEXT: call void @use(ptr %q)
; CHECK: note: rewrite 1: nvvm.as in `f`
; CHECK: note: rewrite 2: casts folded in `f`

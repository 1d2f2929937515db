; Asked to guess, the command says where it did, without being asked for warnings.
; RUN: says opt --ambiguous=global %s
; RUN[OUT]: opt -w --ambiguous=global %s
; RUN[SOUND]: opt %s

target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global i32 undef, align 4

define ptx_kernel void @k(ptr %g, i1 %c) {
  %p = select i1 %c, ptr %g, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK: warning: Cannot tell what pointer points to, assuming global memory space in `k`
; CHECK: 12 |   store i32 1, ptr %p, align 4
; OUT: store i32 1, ptr addrspace(1)
; SOUND: store i32 1, ptr %p, align 4

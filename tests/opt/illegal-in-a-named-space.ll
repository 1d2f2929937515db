; RUN: says opt %s
; RUN[OUT]: opt -w %s
; What names its space already is told where it cannot work, too, and stays as it is.

target triple = "nvptx64-nvidia-cuda"

@c = internal addrspace(4) externally_initialized global i32 0, align 4

define ptx_kernel void @k() {
  %x = alloca i32, align 4
  %l = addrspacecast ptr %x to ptr addrspace(5)
  %a = atomicrmw add ptr addrspace(5) %l, i32 1 monotonic, align 4
  %b = cmpxchg ptr addrspace(4) @c, i32 1, i32 2 monotonic monotonic, align 4
  ret void
}

; CHECK: warning: Cannot do atomic on local memory in `k`
; CHECK: 12 |   %a = atomicrmw
; CHECK: warning: Cannot do atomic operation on const memory in `k`
; CHECK: 13 |   %b = cmpxchg
; OUT: atomicrmw add ptr addrspace(5) %l
; OUT: cmpxchg ptr addrspace(4) @c

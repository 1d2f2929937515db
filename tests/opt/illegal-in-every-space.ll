; RUN: says opt --clone-on-disagreement=false %s
; RUN[GUESS]: says opt --profile cicc %s
; RUN[ERROR]: not opt --profile tileiras %s
; An operation that works in none of the spaces that its pointer can be in is illegal, and nothing is guessed of it.

target triple = "nvptx64-nvidia-cuda"

@c = internal addrspace(4) constant [256 x i32] zeroinitializer, align 16

define internal void @h(ptr %p) noinline {
  %a = atomicrmw add ptr %p, i32 1 monotonic, align 4
  ret void
}

define ptx_kernel void @k() {
  %x = alloca i32
  call void @h(ptr %x)
  call void @h(ptr addrspacecast (ptr addrspace(4) @c to ptr))
  ret void
}

; CHECK: warning: Cannot do atomic operation on const memory in `h`
; CHECK: 11 |   %a = atomicrmw add ptr %p, i32 1 monotonic, align 4
; GUESS-NOT: assuming global
; GUESS: warning: Cannot do atomic operation on const memory in `h`
; ERROR: error: Cannot do atomic operation on const memory in `h`

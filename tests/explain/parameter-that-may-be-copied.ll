; RUN: spacecast explain %s @k %back
; LLVM reads the parameter where it is, or copies it to the stack.

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr byval({ i32, i32 }) align 4 %p, ptr %out) "target-cpu"="sm_90" "target-features"="+ptx80" {
  %there = addrspacecast ptr %p to ptr addrspace(101)
  %back = addrspacecast ptr addrspace(101) %there to ptr
  store i32 1, ptr %back, align 4
  %v = load i32, ptr %back, align 4
  store i32 %v, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %back in @k can be in local or param memory, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   local
; CHECK-NEXT:     parameter-that-may-be-copied.ll:7  LLVM may copy the parameter to the stack
; CHECK-NEXT:                                          %back = addrspacecast ptr addrspace(101) %there to ptr
; CHECK-EMPTY:
; CHECK-NEXT:   param
; CHECK-NEXT:     parameter-that-may-be-copied.ll:6  its type names the space
; CHECK-NEXT:                                          %there = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:     parameter-that-may-be-copied.ll:7  computed from it
; CHECK-NEXT:                                          %back = addrspacecast ptr addrspace(101) %there to ptr
; CHECK-EMPTY:
; CHECK-NEXT:   help: choose between accesses, not between pointers: access each memory in a branch of its own
; CHECK-EMPTY:

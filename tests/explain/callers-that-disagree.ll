; RUN: spacecast explain %s @f %x
; Each combination of spaces, and who passes it.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] zeroinitializer
define internal void @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define ptx_kernel void @k() {
  call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  call void @f(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %x in @f can be in global or shared memory, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   callers disagree
; CHECK-NEXT:     called with (shared): shared
; CHECK-NEXT:       callers-that-disagree.ll:13 in @k
; CHECK-NEXT:     called with (global): global
; CHECK-NEXT:       callers-that-disagree.ll:14 in @k
; CHECK-EMPTY:
; CHECK-NEXT:   global
; CHECK-NEXT:     callers-that-disagree.ll:7   @g, a variable in global memory
; CHECK-NEXT:     callers-that-disagree.ll:14  passed to @f
; CHECK-NEXT:                                    call void @f(ptr addrspacecast (ptr addrspace(1) @g to ptr))
; CHECK-EMPTY:
; CHECK-NEXT:   shared
; CHECK-NEXT:     callers-that-disagree.ll:6   @sh, a variable in shared memory
; CHECK-NEXT:     callers-that-disagree.ll:13  passed to @f
; CHECK-NEXT:                                    call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-EMPTY:
; CHECK-NEXT:   help: `spacecast opt` makes a copy of the function for each, unless a limit forbids it (`opt --stats`)
; CHECK-EMPTY:

; RUN: says spacecast opt --dump-ip-msp --do-clone-for-ip-msp=0 %s
; Nothing may be copied: what would pay is listed all the same.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] zeroinitializer
define internal void @two(ptr %x) noinline {
  store i32 2, ptr %x
  ret void
}
define ptx_kernel void @k() {
  call void @two(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  call void @two(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  ret void
}

; CHECK: avoid cloning of two
; CHECK-NOT: is cloned

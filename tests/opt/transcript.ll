; RUN: says spacecast opt --dump-ip-msp %s
; What was found and done between functions, in the documented words.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] zeroinitializer
define internal void @one(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define internal void @two(ptr %x) noinline {
  store i32 2, ptr %x
  ret void
}
define internal ptr @same(ptr %x) noinline {
  ret ptr %x
}
define ptx_kernel void @k() {
  %p = call ptr @same(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  call void @one(ptr %p)
  call void @two(ptr %p)
  call void @two(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: Initial work list size : 4
; CHECK-NEXT: one : changed in argument memory space (1 arguments)
; CHECK-NEXT: 1 callees are affected
; CHECK-NEXT: same : changed in argument memory space (1 arguments)
; CHECK-NEXT: 1 callees are affected
; CHECK-NEXT: same : return memory space is resolved : shared
; CHECK-NEXT: two is cloned
; CHECK-NEXT: two is cloned

; RUN: opt -w --check --arch=sm_90 --ptx=8.5 %s
; Its parameter may be a slot of whoever calls it through the table.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%T = type { ptr, i32 }
@sh = internal addrspace(3) global [64 x i32] undef
@out = addrspace(1) global i32 0
@tab = internal addrspace(1) constant [1 x ptr] [ptr @k]
define ptx_kernel void @k(ptr byval(%T) %p) #0 {
  %q = load ptr, ptr %p
  %a = atomicrmw add ptr %q, i32 1 monotonic
  ret void
}
define ptx_kernel void @host() #0 {
  %t = alloca %T
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %t
  %f = load ptr, ptr addrspace(1) @tab
  call ptx_kernel void %f(ptr byval(%T) %t)
  %v = load volatile i32, ptr addrspace(3) @sh
  store i32 %v, ptr addrspace(1) @out
  ret void
}
attributes #0 = { "target-cpu"="sm_90" "target-features"="+ptx85" }

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %T = type { ptr, i32 }
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @out = addrspace(1) global i32 0
; CHECK-NEXT: @tab = internal addrspace(1) constant [1 x ptr] [ptr @k]
; CHECK-NEXT: define ptx_kernel void @k(ptr byval(%T) %p) #0 {
; CHECK-NEXT:   %q = load ptr, ptr %p
; CHECK-NEXT:   %a = atomicrmw add ptr %q, i32 1 monotonic
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @host() #0 {
; CHECK-NEXT:   %t = alloca %T
; CHECK-NEXT:   %t.local = addrspacecast ptr %t to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr addrspace(5) %t.local
; CHECK-NEXT:   %f = load ptr, ptr addrspace(1) @tab
; CHECK-NEXT:   call ptx_kernel void %f(ptr byval(%T) %t)
; CHECK-NEXT:   %v = load volatile i32, ptr addrspace(3) @sh
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) @out
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: attributes #0 = { "target-cpu"="sm_90" "target-features"="+ptx85" }
; CHECK-EMPTY:

; RUN: opt -w --check %s
; The parameter names the space that it is in.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%T = type { ptr, i32, [4 x i32] }
define ptx_kernel void @as101(ptr addrspace(101) byval(%T) align 8 %p, ptr %o) #0 {
  %f = load ptr, ptr addrspace(101) %p
  store i32 1, ptr %f
  store i32 1, ptr %o
  ret void
}
attributes #0 = { "target-cpu"="sm_90" "target-features"="+ptx85" }

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %T = type { ptr, i32, [4 x i32] }
; CHECK-NEXT: define ptx_kernel void @as101(ptr addrspace(101) byval(%T) align 8 %p, ptr %o) #0 {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %f = load ptr, ptr addrspace(101) %p
; CHECK-NEXT:   %f.global = addrspacecast ptr %f to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %f.global
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: attributes #0 = { "target-cpu"="sm_90" "target-features"="+ptx85" }
; CHECK-EMPTY:

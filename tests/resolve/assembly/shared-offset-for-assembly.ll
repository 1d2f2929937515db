; RUN: opt %s
; The usual way to get a 32-bit shared address for assembly: cast to shared, then to an integer. The cast is
; right as it is and the number must stay the shared offset.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i64 %i) {
  %p = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %q = addrspacecast ptr %p to ptr addrspace(3)
  %off = ptrtoint ptr addrspace(3) %q to i32
  call void asm sideeffect "st.shared.u32 [$0], $1;", "r,r"(i32 %off, i32 1)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %i) {
; CHECK-NEXT:   %p = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
; CHECK-NEXT:   %q = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %off = ptrtoint ptr addrspace(3) %q to i32
; CHECK-NEXT:   call void asm sideeffect "st.shared.u32 [$0], $1;", "r,r"(i32 %off, i32 1)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w %s
; Matrices and surfaces are stored to by instructions whose names begin with something else than st.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef

define ptx_kernel void @matrix(ptr %g) {
  %n = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %low = trunc i64 %n to i32
  %shifted = lshr i64 %n, 32
  %high = trunc i64 %shifted to i32
  call void asm sideeffect "wmma.store.d.sync.aligned.row.m16n16k16.s32 [$0], {$1,$2,$1,$2,$1,$2,$1,$2};", "l,r,r,~{memory}"(ptr %g, i32 %low, i32 %high)
  %q = load ptr, ptr %g
  store i32 1, ptr %q
  ret void
}

define ptx_kernel void @surface(ptr %g, i64 %surface) {
  %n = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  call void asm sideeffect "sust.b.1d.b64.trap [$0, {0}], {$1};", "l,l,~{memory}"(i64 %surface, i64 %n)
  %q = load ptr, ptr %g
  store i32 1, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @matrix(ptr %g) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %n = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %low = trunc i64 %n to i32
; CHECK-NEXT:   %shifted = lshr i64 %n, 32
; CHECK-NEXT:   %high = trunc i64 %shifted to i32
; CHECK-NEXT:   call void asm sideeffect "wmma.store.d.sync.aligned.row.m16n16k16.s32 [$0], {$1,$2,$1,$2,$1,$2,$1,$2};", "l,r,r,~{memory}"(ptr %g, i32 %low, i32 %high)
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) %g.global
; CHECK-NEXT:   store i32 1, ptr %q, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @surface(ptr %g, i64 %surface) {
; CHECK-NEXT:   %g.global = addrspacecast ptr %g to ptr addrspace(1)
; CHECK-NEXT:   %n = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   call void asm sideeffect "sust.b.1d.b64.trap [$0, {0}], {$1};", "l,l,~{memory}"(i64 %surface, i64 %n)
; CHECK-NEXT:   %q = load ptr, ptr addrspace(1) %g.global
; CHECK-NEXT:   store i32 1, ptr %q, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

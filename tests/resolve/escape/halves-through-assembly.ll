; RUN: opt -w %s
; Both halves of a shared address go through assembly, and into memory as numbers: what is loaded there may be that address.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [8 x i32] undef, align 8

define ptx_kernel void @exchanged(ptr %to) {
  %a = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %low = trunc i64 %a to i32
  %up = lshr i64 %a, 32
  %high = trunc i64 %up to i32
  %l = call i32 asm "mov.b32 $0, $1;", "=r,r"(i32 %low)
  %h = call i32 asm "mov.b32 $0, $1;", "=r,r"(i32 %high)
  store i32 %l, ptr %to
  %next = getelementptr i8, ptr %to, i64 4
  store i32 %h, ptr %next
  %p = load ptr, ptr %to
  store i32 1, ptr %p
  ret void
}

; So they do beside an address that is turned into one of shared memory.
define ptx_kernel void @beside(ptr %to) {
  %a = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %low = trunc i64 %a to i32
  %up = lshr i64 %a, 32
  %high = trunc i64 %up to i32
  %l = call i32 asm "{ .reg .u64 t; cvta.to.shared.u64 t, $1; mov.b32 $0, $2; }", "=r,l,r"(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %low)
  %h = call i32 asm "{ .reg .u64 t; cvta.to.shared.u64 t, $1; mov.b32 $0, $2; }", "=r,l,r"(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %high)
  store i32 %l, ptr %to
  %next = getelementptr i8, ptr %to, i64 4
  store i32 %h, ptr %next
  %p = load ptr, ptr %to
  store i32 1, ptr %p
  ret void
}

; Where an address only stands between brackets it is not what comes back, and as a number in its space it leads nowhere.
define ptx_kernel void @read(ptr %to) {
  %v = call i32 asm "ld.u32 $0, [$1];", "=r,l"(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %n = call i32 asm "{ .reg .u64 t; cvta.to.shared.u64 t, $1; cvt.u32.u64 $0, t; }", "=r,l"(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  store i32 %v, ptr %to
  %next = getelementptr i8, ptr %to, i64 4
  store i32 %n, ptr %next
  %p = load ptr, ptr %to
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [8 x i32] undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @exchanged(ptr %to) {
; CHECK-NEXT:   %to.global = addrspacecast ptr %to to ptr addrspace(1)
; CHECK-NEXT:   %a = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %low = trunc i64 %a to i32
; CHECK-NEXT:   %up = lshr i64 %a, 32
; CHECK-NEXT:   %high = trunc i64 %up to i32
; CHECK-NEXT:   %l = call i32 asm "mov.b32 $0, $1;", "=r,r"(i32 %low)
; CHECK-NEXT:   %h = call i32 asm "mov.b32 $0, $1;", "=r,r"(i32 %high)
; CHECK-NEXT:   store i32 %l, ptr addrspace(1) %to.global
; CHECK-NEXT:   %next = getelementptr i8, ptr addrspace(1) %to.global, i64 4
; CHECK-NEXT:   store i32 %h, ptr addrspace(1) %next
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %to.global
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @beside(ptr %to) {
; CHECK-NEXT:   %to.global = addrspacecast ptr %to to ptr addrspace(1)
; CHECK-NEXT:   %a = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %low = trunc i64 %a to i32
; CHECK-NEXT:   %up = lshr i64 %a, 32
; CHECK-NEXT:   %high = trunc i64 %up to i32
; CHECK-NEXT:   %l = call i32 asm "{ .reg .u64 t; cvta.to.shared.u64 t, $1; mov.b32 $0, $2; }", "=r,l,r"(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %low)
; CHECK-NEXT:   %h = call i32 asm "{ .reg .u64 t; cvta.to.shared.u64 t, $1; mov.b32 $0, $2; }", "=r,l,r"(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %high)
; CHECK-NEXT:   store i32 %l, ptr addrspace(1) %to.global
; CHECK-NEXT:   %next = getelementptr i8, ptr addrspace(1) %to.global, i64 4
; CHECK-NEXT:   store i32 %h, ptr addrspace(1) %next
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %to.global
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @read(ptr %to) {
; CHECK-NEXT:   %to.global = addrspacecast ptr %to to ptr addrspace(1)
; CHECK-NEXT:   %v = call i32 asm "ld.u32 $0, [$1];", "=r,l"(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %n = call i32 asm "{ .reg .u64 t; cvta.to.shared.u64 t, $1; cvt.u32.u64 $0, t; }", "=r,l"(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %to.global
; CHECK-NEXT:   %next = getelementptr i8, ptr addrspace(1) %to.global, i64 4
; CHECK-NEXT:   store i32 %n, ptr addrspace(1) %next
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %to.global
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

; RUN: opt -w --check --whole-program %s
; What assembly names nobody sees through: it may store there, or call it. So this is no whole program.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = addrspace(3) global ptr undef, align 8
@s = internal addrspace(3) global [4 x i32] undef, align 4

define i32 @helper(ptr %p) noinline {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define ptx_kernel void @k(ptr %out) {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @table, align 8
  call void asm sideeffect "st.shared.u64 [table], $0;", "l"(ptr %out)
  %p = load ptr, ptr addrspace(3) @table, align 8
  %f = call ptr asm "mov.u64 $0, helper;", "=l"()
  %v = call i32 %f(ptr %p)
  %w = call i32 @helper(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  store i32 %v, ptr %out, align 4
  store i32 %w, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @table = addrspace(3) global ptr undef, align 8
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @helper(ptr %p) noinline {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i32 @helper.shared(ptr addrspace(3) %p) noinline "spacecast-copy" {
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @table, align 8
; CHECK-NEXT:   call void asm sideeffect "st.shared.u64 [table], $0;", "l"(ptr %out)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) @table, align 8
; CHECK-NEXT:   %f = call ptr asm "mov.u64 $0, helper;", "=l"()
; CHECK-NEXT:   %v = call i32 %f(ptr %p)
; CHECK-NEXT:   %w = call i32 @helper.shared(ptr addrspace(3) @s)
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   store i32 %w, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

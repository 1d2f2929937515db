; RUN: opt --whole-program %s
; The bodies are shown for those who want to inline them; the functions themselves are in another module, and may do what a
; compiler took out of these because no valid program could tell. So nothing is made of what these do.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global i32 undef

define available_externally i32 @f(ptr %p) noinline {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}

define available_externally ptr @same(ptr %p) noinline {
  ret ptr %p
}

define ptx_kernel void @k(ptr %g) {
  %x = call i32 @f(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %q = call ptr @same(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  store i32 %x, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global i32 undef
; CHECK-EMPTY:
; CHECK-NEXT: define available_externally i32 @f(ptr %p) noinline {
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define available_externally ptr @same(ptr %p) noinline {
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %x = call i32 @f(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %q = call ptr @same(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   store i32 %x, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

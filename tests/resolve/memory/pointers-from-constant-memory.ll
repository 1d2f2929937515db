; RUN: opt %s
; The host fills the struct in constant memory. The pointer inside is global; reading the struct itself is an
; access to constant memory.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Config = type { ptr, i32 }
@config = addrspace(4) externally_initialized constant %Config zeroinitializer, align 8

define ptx_kernel void @k(i64 %i) {
  %p = load ptr, ptr addrspacecast (ptr addrspace(4) @config to ptr), align 8
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 1, ptr %q, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %Config = type { ptr, i32 }
; CHECK-NEXT: @config = addrspace(4) externally_initialized constant %Config zeroinitializer, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i64 %i) {
; CHECK-NEXT:   %p = load ptr, ptr addrspace(4) @config, align 8
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr addrspace(1) %p.global, i64 %i
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

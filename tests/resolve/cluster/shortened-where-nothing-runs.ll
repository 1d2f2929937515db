; RUN: opt --mem-space-alg=1 %s
; The flat algorithm says of code that nothing reaches where it would point, and the address is made without a detour.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [2 x ptr] undef, align 16

define void @f() {
  ret void
one:
  br label %never
other:
  br label %never
never:
  %p = phi ptr [ addrspacecast (ptr addrspace(3) @s to ptr), %one ], [ addrspacecast (ptr addrspace(3) @s to ptr), %other ]
  %mapped = call ptr @llvm.nvvm.mapa(ptr %p, i32 0)
  store i32 1, ptr %mapped
  ret void
}

declare ptr @llvm.nvvm.mapa(ptr, i32)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [2 x ptr] undef, align 16
; CHECK-EMPTY:
; CHECK-NEXT: define void @f() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: one:
; CHECK-NEXT:   br label %never
; CHECK-NEXT: other:
; CHECK-NEXT:   br label %never
; CHECK-NEXT: never:
; CHECK-NEXT:   %p = phi ptr addrspace(3) [ @s, %one ], [ @s, %other ]
; CHECK-NEXT:   %mapped.cluster = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %p, i32 0)
; CHECK-NEXT:   store i32 1, ptr addrspace(7) %mapped.cluster
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr, i32)
; CHECK-NEXT: declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
; CHECK-EMPTY:

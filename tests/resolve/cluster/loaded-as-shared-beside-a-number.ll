; RUN: opt -w %s
; The slot holds an address of the cluster, or the number of one in local memory; as a shared pointer that is one of the
; cluster, or any.
target triple = "nvptx64-nvidia-cuda"

declare ptr @llvm.nvvm.mapa(ptr, i32)

define ptx_kernel void @k(ptr %out) {
  %slot = alloca ptr, align 8
  %other = alloca ptr, align 8
  %far = call ptr @llvm.nvvm.mapa(ptr %other, i32 0)
  store ptr %far, ptr %slot, align 4
  %local = addrspacecast ptr %slot to ptr addrspace(5)
  %global = load ptr addrspace(1), ptr %slot, align 4
  store ptr addrspace(5) %local, ptr addrspace(5) %local, align 4
  %s = load ptr addrspace(3), ptr addrspace(1) %global, align 4
  %x = load i32, ptr addrspace(3) %s, align 4
  store i32 %x, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr, i32)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %other = alloca ptr, align 8
; CHECK-NEXT:   %far = call ptr @llvm.nvvm.mapa(ptr %other, i32 0)
; CHECK-NEXT:   store ptr %far, ptr addrspace(5) %slot.local, align 4
; CHECK-NEXT:   %local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %global = load ptr addrspace(1), ptr addrspace(5) %slot.local, align 4
; CHECK-NEXT:   store ptr addrspace(5) %local, ptr addrspace(5) %local, align 4
; CHECK-NEXT:   %s = load ptr addrspace(3), ptr addrspace(1) %global, align 4
; CHECK-NEXT:   %x = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w %s
; The slot holds an address of the cluster, or the number of one in local memory; as a shared pointer that is one of the
; cluster, or any.
target triple = "nvptx64-nvidia-cuda"

declare ptr @llvm.nvvm.mapa(ptr, i32)


define internal <2 x i64> @f0() {
  ret <2 x i64> zeroinitializer
}

define ptx_kernel void @k0(ptr %p0) {
  %v1 = alloca ptr, align 8
  %v2 = alloca ptr, align 8
  %v3 = call ptr @llvm.nvvm.mapa(ptr %v2, i32 0)
  store ptr %v3, ptr %v1, align 4
  %v4 = addrspacecast ptr %v1 to ptr addrspace(5)
  %v8 = load ptr addrspace(1), ptr %v1, align 4
  store ptr addrspace(5) %v4, ptr addrspace(5) %v4, align 4
  %v16 = load ptr addrspace(3), ptr addrspace(1) %v8, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr, i32)
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: define internal <2 x i64> @f0() {
; CHECK-NEXT:   ret <2 x i64> zeroinitializer
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k0(ptr %p0) {
; CHECK-NEXT:   %v1 = alloca ptr, align 8
; CHECK-NEXT:   %v1.local = addrspacecast ptr %v1 to ptr addrspace(5)
; CHECK-NEXT:   %v2 = alloca ptr, align 8
; CHECK-NEXT:   %v3 = call ptr @llvm.nvvm.mapa(ptr %v2, i32 0)
; CHECK-NEXT:   store ptr %v3, ptr addrspace(5) %v1.local, align 4
; CHECK-NEXT:   %v4 = addrspacecast ptr %v1 to ptr addrspace(5)
; CHECK-NEXT:   %v8 = load ptr addrspace(1), ptr addrspace(5) %v1.local, align 4
; CHECK-NEXT:   store ptr addrspace(5) %v4, ptr addrspace(5) %v4, align 4
; CHECK-NEXT:   %v16 = load ptr addrspace(3), ptr addrspace(1) %v8, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

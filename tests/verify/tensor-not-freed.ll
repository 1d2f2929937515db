; Tensor memory that is allocated and not freed is a lint.
; RUN: spacecast verify --json %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-v16:16:16-v32:32:32-n16:32:64"
declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3), i32)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6), i32)

define void @freed(ptr addrspace(3) %p, ptr addrspace(6) %t) {
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) %p, i32 32)
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %t, i32 32)
  ret void
}

define void @kept(ptr addrspace(3) %p) {
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) %p, i32 32)
  ret void
}

; CHECK-NOT: "function": "freed"
; CHECK: "function": "kept"
; CHECK: "rule": "tensor-freed"

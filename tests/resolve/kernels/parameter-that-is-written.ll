; RUN: opt %s
; The kernel writes its parameter, which is its own: that needs a copy, also where parameters have generic addresses.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr byval({ i32, i32 }) align 4 %p, ptr %out) #0 {
  %second = getelementptr inbounds i8, ptr %p, i64 4
  store i32 1, ptr %second, align 4
  %v = load i32, ptr %p, align 4
  %w = load i32, ptr %second, align 4
  %sum = add i32 %v, %w
  store i32 %sum, ptr %out, align 4
  ret void
}

attributes #0 = { "target-cpu"="sm_90" "target-features"="+ptx80" }

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr byval({ i32, i32 }) align 4 "nvvm.grid_constant" %p, ptr %out) #0 {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %p.copy = alloca { i32, i32 }, align 4
; CHECK-NEXT:   %p.copy.local = addrspacecast ptr %p.copy to ptr addrspace(5)
; CHECK-NEXT:   %p.param = addrspacecast ptr %p to ptr addrspace(101)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p101.i64(ptr addrspace(5) align 4 %p.copy.local, ptr addrspace(101) align 4 %p.param, i64 8, i1 false)
; CHECK-NEXT:   %second = getelementptr inbounds i8, ptr addrspace(5) %p.copy.local, i64 4
; CHECK-NEXT:   store i32 1, ptr addrspace(5) %second, align 4
; CHECK-NEXT:   %v = load i32, ptr addrspace(5) %p.copy.local, align 4
; CHECK-NEXT:   %w = load i32, ptr addrspace(5) %second, align 4
; CHECK-NEXT:   %sum = add i32 %v, %w
; CHECK-NEXT:   store i32 %sum, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p101.i64(ptr addrspace(5), ptr addrspace(101), i64, i1)
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { "target-cpu"="sm_90" "target-features"="+ptx80" }
; CHECK-EMPTY:

; RUN: opt -w --check %s
; Behind the branch that goes @f was told apart. Then it is the body that runs, and what was counted on it has to stay so.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s0 = internal addrspace(3) global [16 x i32] undef, align 8
@v1 = internal addrspace(1) global { ptr, i64, ptr } zeroinitializer, align 8
define linkonce_odr void @f(ptr %p0) {
  ret void
}
define internal void @g(ptr %p0) {
  ret void
}
define internal void @h(ptr %p0) {
  ret void
}
define ptx_kernel void @k0(ptr %p0) {
  %v2 = load ptr, ptr addrspace(1) @v1, align 4
  call void @f(ptr %v2)
  ret void
}
define ptx_kernel void @k1(ptr %p0, i64 %n) {
  %p0.global = addrspacecast ptr %p0 to ptr addrspace(1)
  %v1 = load ptr, ptr addrspace(1) %p0.global, align 4
  %v3 = getelementptr i8, ptr %v1, i64 %n
  %v3.global = addrspacecast ptr %v3 to ptr addrspace(1)
  %v5 = select i1 true, ptr @g, ptr @h
  call void %v5(ptr %v3)
  %v6 = load ptr, ptr addrspace(1) %v3.global, align 4
  %v11 = call i1 @llvm.nvvm.isspacep.global(ptr addrspacecast (ptr addrspace(3) @s0 to ptr))
  br i1 %v11, label %a10, label %b10
a10:
  br label %c10
b10:
  br label %c10
c10:
  %v14 = phi ptr [ @f, %a10 ], [ %v5, %b10 ]
  ret void
}
declare i1 @llvm.nvvm.isspacep.global(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s0 = internal addrspace(3) global [16 x i32] undef, align 8
; CHECK-NEXT: @v1 = internal addrspace(1) global { ptr, i64, ptr } zeroinitializer, align 8
; CHECK-NEXT: define internal void @f(ptr %p0) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @g(ptr %p0) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @h(ptr %p0) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k0(ptr %p0) {
; CHECK-NEXT:   %v2 = load ptr, ptr addrspace(1) @v1, align 4
; CHECK-NEXT:   call void @f(ptr %v2)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k1(ptr %p0, i64 %n) {
; CHECK-NEXT:   %p0.global = addrspacecast ptr %p0 to ptr addrspace(1)
; CHECK-NEXT:   %v1 = load ptr, ptr addrspace(1) %p0.global, align 4
; CHECK-NEXT:   %v1.global = addrspacecast ptr %v1 to ptr addrspace(1)
; CHECK-NEXT:   %v3 = getelementptr i8, ptr addrspace(1) %v1.global, i64 %n
; CHECK-NEXT:   %v3.generic = addrspacecast ptr addrspace(1) %v3 to ptr
; CHECK-NEXT:   %v5 = select i1 true, ptr @g, ptr @h
; CHECK-NEXT:   call void %v5(ptr %v3.generic)
; CHECK-NEXT:   %v6 = load ptr, ptr addrspace(1) %v3, align 4
; CHECK-NEXT:   br label %b10
; CHECK-NEXT: b10:
; CHECK-NEXT:   br label %c10
; CHECK-NEXT: c10:
; CHECK-NEXT:   %v14 = phi ptr [ %v5, %b10 ]
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.global(ptr)
; CHECK-EMPTY:

; RUN: opt -w %s
; What would lie about an address in shared memory goes, the rest stays. What ties a parameter to something else keeps
; its type.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal ptr @r(ptr returned %x) noinline {
  store i32 1, ptr %x
  ret ptr %x
}
define internal void @f(ptr noalias noundef nonnull align 4 dereferenceable(4) %x) noinline {
  store i32 1, ptr %x
  ret void
}
define ptx_kernel void @k() {
  call void @f(ptr noundef nonnull align 4 addrspacecast (ptr addrspace(3) @sh to ptr))
  %p = call ptr @r(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: define internal ptr @r(ptr returned %x) noinline {
; CHECK-NEXT:   %x.shared = addrspacecast ptr %x to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %x.shared
; CHECK-NEXT:   ret ptr %x
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @f(ptr addrspace(3) noalias noundef align 4 dereferenceable(4) %x) noinline "nvvm.restrict_processed" {
; CHECK-NEXT:   call void @llvm.experimental.noalias.scope.decl(metadata !2)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %x, !alias.scope !2
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   call void @f(ptr addrspace(3) noundef align 4 @sh)
; CHECK-NEXT:   %p = call ptr @r(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-NEXT: !0 = distinct !{!0, !"restrict.domain.f"}
; CHECK-NEXT: !1 = distinct !{!1, !0, !"restrict.scope.1.x"}
; CHECK-NEXT: !2 = !{!1}
; CHECK-EMPTY:

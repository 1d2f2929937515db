; RUN: opt %s
; What others see is read like other memory. That holds only if all that was put there got out: copied from where nobody
; looks, before the address got out, by the caller of a function, by another function. None of these is global, and none says
; that it is not in shared memory.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%S = type { ptr }
@s = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @copied(ptr %out) {
  %slot = alloca %S, align 8
  %seen = alloca %S, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
  store ptr %seen, ptr %out, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %seen, ptr %slot, i64 8, i1 false)
  %p = load ptr, ptr %seen, align 8
  store i32 1, ptr %p, align 4
  ret void
}

define ptx_kernel void @before_it_is_seen(ptr %out) {
  %seen = alloca %S, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %seen, align 8
  %p = load ptr, ptr %seen, align 8
  store i32 1, ptr %p, align 4
  store ptr %seen, ptr %out, align 8
  %q = load ptr, ptr %seen, align 8
  store i32 1, ptr %q, align 4
  ret void
}

define internal void @by_value(ptr byval(%S) %a, ptr %out) {
  store ptr %a, ptr %out, align 8
  %p = load ptr, ptr %a, align 8
  store i32 1, ptr %p, align 4
  ret void
}

define ptx_kernel void @passes(ptr %out) {
  %slot = alloca %S, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
  call void @by_value(ptr byval(%S) %slot, ptr %out)
  ret void
}

define internal void @fills(ptr %to) {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %to, align 8
  ret void
}

define ptx_kernel void @filled_by_another(ptr %out) {
  %seen = alloca %S, align 8
  call void @fills(ptr %seen)
  store ptr %seen, ptr %out, align 8
  %p = load ptr, ptr %seen, align 8
  store i32 1, ptr %p, align 4
  ret void
}

@v = internal addrspace(3) global ptr undef, align 8

define ptx_kernel void @copied_to_a_block(i32 %rank) {
  %slot = alloca %S, align 8
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
  %there = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @v to ptr), i32 %rank)
  call void @llvm.memcpy.p0.p0.i64(ptr addrspacecast (ptr addrspace(3) @v to ptr), ptr %slot, i64 8, i1 false)
  %p = load ptr, ptr addrspace(3) @v, align 8
  store i32 1, ptr %p, align 4
  ret void
}

define ptx_kernel void @filled_in_a_block(i32 %rank) {
  call void @fills(ptr addrspacecast (ptr addrspace(3) @v to ptr))
  %there = call ptr @llvm.nvvm.mapa(ptr addrspacecast (ptr addrspace(3) @v to ptr), i32 %rank)
  %p = load ptr, ptr addrspace(3) @v, align 8
  store i32 1, ptr %p, align 4
  ret void
}

declare ptr @llvm.nvvm.mapa(ptr, i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %S = type { ptr }
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @copied(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca %S, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %seen = alloca %S, align 8
; CHECK-NEXT:   %seen.local = addrspacecast ptr %seen to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   store ptr %seen, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) %seen.local, ptr addrspace(5) %slot.local, i64 8, i1 false)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %seen.local, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @before_it_is_seen(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %seen = alloca %S, align 8
; CHECK-NEXT:   %seen.local = addrspacecast ptr %seen to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %seen.local, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %seen.local, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   store ptr %seen, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %seen.local, align 8
; CHECK-NEXT:   store i32 1, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @by_value(ptr byval(%S) %a, ptr addrspace(1) %out) {
; CHECK-NEXT:   %a.local = addrspacecast ptr %a to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(1) %out, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %a.local, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @passes(ptr %out) {
; CHECK-NEXT:   %slot = alloca %S, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   call void @by_value(ptr byval(%S) %slot, ptr addrspace(1) %out.global)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @fills.shared(ptr addrspace(3) %to) "spacecast-copy" {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) %to, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @fills.local(ptr addrspace(5) %to) "spacecast-copy" {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %to, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @filled_by_another(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %seen = alloca %S, align 8
; CHECK-NEXT:   %seen.local = addrspacecast ptr %seen to ptr addrspace(5)
; CHECK-NEXT:   call void @fills.local(ptr addrspace(5) %seen.local)
; CHECK-NEXT:   store ptr %seen, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %seen.local, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: @v = internal addrspace(3) global ptr undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @copied_to_a_block(i32 %rank) {
; CHECK-NEXT:   %slot = alloca %S, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   %there.cluster = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @v, i32 %rank)
; CHECK-NEXT:   %there = addrspacecast ptr addrspace(7) %there.cluster to ptr
; CHECK-NEXT:   call void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) @v, ptr %slot, i64 8, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) @v, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @filled_in_a_block(i32 %rank) {
; CHECK-NEXT:   call void @fills.shared(ptr addrspace(3) @v)
; CHECK-NEXT:   %there.cluster = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @v, i32 %rank)
; CHECK-NEXT:   %there = addrspacecast ptr addrspace(7) %there.cluster to ptr
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) @v, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4, !noalias.addrspace !1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr, i32)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p3.p0.i64(ptr addrspace(3), ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5), ptr addrspace(5), i64, i1)
; CHECK-NEXT: declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
; CHECK-NEXT: !0 = !{i32 1, i32 2, i32 4, i32 5, i32 101, i32 102}
; CHECK-NEXT: !1 = !{i32 5, i32 6}
; CHECK-EMPTY:

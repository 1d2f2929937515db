; RUN: opt %s
; Both slots seem to be filled from a table as long as it is not known what @tile_of returns. In the end only the first is,
; and LLVM may put the table in its place. The other is a slot like any other.

target triple = "nvptx64-nvidia-cuda"

@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@tile = internal addrspace(3) global [4 x i32] poison

define internal ptr @tile_of() noinline {
  ret ptr addrspacecast (ptr addrspace(3) @tile to ptr)
}

define internal void @fill(ptr %to, ptr %from) noinline {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 16, i1 false)
  ret void
}

define ptx_kernel void @from_the_table(i64 %i, ptr %out) {
  %t = alloca [4 x i32]
  call void @fill(ptr %t, ptr @table)
  %e = getelementptr inbounds i32, ptr %t, i64 %i
  %v = load i32, ptr %e
  store i32 %v, ptr %out
  ret void
}

define ptx_kernel void @from_elsewhere(ptr %p, i1 %c, i64 %i, ptr %out) {
  %t = alloca [4 x i32]
  %tile = call ptr @tile_of()
  %from = select i1 %c, ptr %p, ptr %tile
  call void @fill(ptr %t, ptr %from)
  %e = getelementptr inbounds i32, ptr %t, i64 %i
  %v = load i32, ptr %e
  store i32 %v, ptr %out
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
; CHECK-NEXT: @tile = internal addrspace(3) global [4 x i32] poison
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @tile_of() noinline {
; CHECK-NEXT:   ret ptr addrspacecast (ptr addrspace(3) @tile to ptr)
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @fill(ptr %to, ptr %from) noinline {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @fill.generic.global(ptr %to, ptr addrspace(1) %from) noinline "spacecast-copy" {
; CHECK-NEXT:   call void @llvm.memcpy.p0.p1.i64(ptr %to, ptr addrspace(1) %from, i64 16, i1 false), !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @from_the_table(i64 %i, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %t = alloca [4 x i32]
; CHECK-NEXT:   call void @fill.generic.global(ptr %t, ptr addrspace(1) addrspacecast (ptr @table to ptr addrspace(1)))
; CHECK-NEXT:   %e = getelementptr inbounds i32, ptr %t, i64 %i
; CHECK-NEXT:   %v = load i32, ptr %e, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @from_elsewhere(ptr %p, i1 %c, i64 %i, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %t = alloca [4 x i32]
; CHECK-NEXT:   %t.local = addrspacecast ptr %t to ptr addrspace(5)
; CHECK-NEXT:   %tile = call ptr @tile_of()
; CHECK-NEXT:   %from = select i1 %c, ptr %p, ptr %tile
; CHECK-NEXT:   call void @fill(ptr %t, ptr %from)
; CHECK-NEXT:   %e = getelementptr inbounds i32, ptr addrspace(5) %t.local, i64 %i
; CHECK-NEXT:   %v = load i32, ptr addrspace(5) %e
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:

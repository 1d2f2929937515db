; RUN: opt -w %s
; Shared memory begins at zero: null is where dynamic shared memory can be. A local address that is stored there gets out,
; and can be what is loaded there.
define ptx_kernel void @cast(ptr %out, i1 %c) {
  %slot = alloca i32
  %base = addrspacecast ptr addrspace(3) null to ptr
  store ptr %slot, ptr %base
  %loaded = load ptr, ptr %base
  %chosen = select i1 %c, ptr %loaded, ptr %out
  store i32 1, ptr %chosen
  ret void
}

define ptx_kernel void @typed(ptr %out, i1 %c) {
  %slot = alloca i32
  store ptr %slot, ptr addrspace(3) null
  %loaded = load ptr, ptr addrspace(3) null
  %chosen = select i1 %c, ptr %loaded, ptr %out
  store i32 1, ptr %chosen
  ret void
}

define ptx_kernel void @offset(ptr %out, i1 %c) {
  %slot = alloca i32
  %base = getelementptr ptr, ptr addrspacecast (ptr addrspace(3) null to ptr), i64 2
  store ptr %slot, ptr %base
  %loaded = load ptr, ptr %base
  %chosen = select i1 %c, ptr %loaded, ptr %out
  store i32 1, ptr %chosen
  ret void
}

; The zeros of a slot are such an address as well.
define ptx_kernel void @zeros(ptr %out, i1 %c) {
  %slot = alloca i32
  %where = alloca ptr addrspace(3)
  store i64 0, ptr %where
  %base = load ptr addrspace(3), ptr %where
  store ptr %slot, ptr addrspace(3) %base
  %loaded = load ptr, ptr addrspace(3) %base
  %chosen = select i1 %c, ptr %loaded, ptr %out
  store i32 1, ptr %chosen
  ret void
}

; Global null is no address.
define ptx_kernel void @global(ptr %out, i1 %c) {
  %slot = alloca i32
  store ptr %slot, ptr addrspace(1) null
  %loaded = load ptr, ptr addrspace(1) null
  %chosen = select i1 %c, ptr %loaded, ptr %out
  store i32 1, ptr %chosen
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define ptx_kernel void @cast(ptr %out, i1 %c) {
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   store ptr %slot, ptr addrspace(3) null
; CHECK-NEXT:   %loaded = load ptr, ptr addrspace(3) null
; CHECK-NEXT:   %chosen = select i1 %c, ptr %loaded, ptr %out
; CHECK-NEXT:   store i32 1, ptr %chosen, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @typed(ptr %out, i1 %c) {
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   store ptr %slot, ptr addrspace(3) null
; CHECK-NEXT:   %loaded = load ptr, ptr addrspace(3) null
; CHECK-NEXT:   %chosen = select i1 %c, ptr %loaded, ptr %out
; CHECK-NEXT:   store i32 1, ptr %chosen, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @offset(ptr %out, i1 %c) {
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   %base = getelementptr ptr, ptr addrspace(3) null, i64 2
; CHECK-NEXT:   store ptr %slot, ptr addrspace(3) %base
; CHECK-NEXT:   %loaded = load ptr, ptr addrspace(3) %base
; CHECK-NEXT:   %chosen = select i1 %c, ptr %loaded, ptr %out
; CHECK-NEXT:   store i32 1, ptr %chosen, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @zeros(ptr %out, i1 %c) {
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   %where = alloca ptr addrspace(3)
; CHECK-NEXT:   %where.local = addrspacecast ptr %where to ptr addrspace(5)
; CHECK-NEXT:   store i64 0, ptr addrspace(5) %where.local
; CHECK-NEXT:   %base = load ptr addrspace(3), ptr addrspace(5) %where.local
; CHECK-NEXT:   store ptr %slot, ptr addrspace(3) %base
; CHECK-NEXT:   %loaded = load ptr, ptr addrspace(3) %base
; CHECK-NEXT:   %chosen = select i1 %c, ptr %loaded, ptr %out
; CHECK-NEXT:   store i32 1, ptr %chosen, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @global(ptr %out, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   store ptr %slot, ptr addrspace(1) null
; CHECK-NEXT:   %loaded = load ptr, ptr addrspace(1) null
; CHECK-NEXT:   %loaded.global = addrspacecast ptr %loaded to ptr addrspace(1)
; CHECK-NEXT:   %chosen = select i1 %c, ptr addrspace(1) %loaded.global, ptr addrspace(1) %out.global
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %chosen
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:

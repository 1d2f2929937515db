; RUN: opt -w %s
; Nobody may access generic null, whatever space it is cast to: what is stored there goes nowhere, and the slot's address does
; not get out. So a pointer or null that is known to be local is the same before and after it names its space.
define ptx_kernel void @cast(ptr %out, i1 %c, i1 %d) {
  %slot = alloca i32
  %where = alloca ptr
  %there = select i1 %d, ptr %where, ptr null
  %there.local = addrspacecast ptr %there to ptr addrspace(5)
  store ptr %slot, ptr addrspace(5) %there.local
  %loaded = load ptr, ptr %out
  %chosen = select i1 %c, ptr %loaded, ptr %out
  store i32 1, ptr %chosen
  ret void
}

define ptx_kernel void @constant(ptr %out, i1 %c, i1 %d) {
  %slot = alloca i32
  %where = alloca ptr, addrspace(5)
  %there = select i1 %d, ptr addrspace(5) %where, ptr addrspace(5) addrspacecast (ptr null to ptr addrspace(5))
  store ptr %slot, ptr addrspace(5) %there
  %loaded = load ptr, ptr %out
  %chosen = select i1 %c, ptr %loaded, ptr %out
  store i32 1, ptr %chosen
  ret void
}

; Null of the space is an address.
define ptx_kernel void @null_there(ptr %out, i1 %c, i1 %d) {
  %slot = alloca i32
  %where = alloca ptr, addrspace(5)
  %there = select i1 %d, ptr addrspace(5) %where, ptr addrspace(5) null
  store ptr %slot, ptr addrspace(5) %there
  %loaded = load ptr, ptr %out
  %chosen = select i1 %c, ptr %loaded, ptr %out
  store i32 1, ptr %chosen
  ret void
}

; So is what is computed from either, a part of zeros, and what zeros in memory or a number are.
define ptx_kernel void @offset(ptr %out, i1 %c, i64 %n) {
  %slot = alloca i32
  %there = getelementptr i8, ptr addrspace(3) addrspacecast (ptr null to ptr addrspace(3)), i64 %n
  store ptr %slot, ptr addrspace(3) %there
  %loaded = load ptr, ptr %out
  %chosen = select i1 %c, ptr %loaded, ptr %out
  store i32 1, ptr %chosen
  ret void
}

define ptx_kernel void @part(ptr %out, i1 %c) {
  %slot = alloca i32
  %there = extractvalue { ptr addrspace(3), i32 } zeroinitializer, 0
  store ptr %slot, ptr addrspace(3) %there
  %loaded = load ptr, ptr %out
  %chosen = select i1 %c, ptr %loaded, ptr %out
  store i32 1, ptr %chosen
  ret void
}

define ptx_kernel void @number(ptr %out, i1 %c) {
  %slot = alloca i32
  %there = inttoptr i64 0 to ptr addrspace(3)
  store ptr %slot, ptr addrspace(3) %there
  %loaded = load ptr, ptr %out
  %chosen = select i1 %c, ptr %loaded, ptr %out
  store i32 1, ptr %chosen
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define ptx_kernel void @cast(ptr %out, i1 %c, i1 %d) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   %where = alloca ptr
; CHECK-NEXT:   %where.local = addrspacecast ptr %where to ptr addrspace(5)
; CHECK-NEXT:   %there = select i1 %d, ptr addrspace(5) %where.local, ptr addrspace(5) addrspacecast (ptr null to ptr addrspace(5))
; CHECK-NEXT:   store ptr %slot, ptr addrspace(5) %there
; CHECK-NEXT:   %loaded = load ptr, ptr addrspace(1) %out.global
; CHECK-NEXT:   %loaded.global = addrspacecast ptr %loaded to ptr addrspace(1)
; CHECK-NEXT:   %chosen = select i1 %c, ptr addrspace(1) %loaded.global, ptr addrspace(1) %out.global
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %chosen
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @constant(ptr %out, i1 %c, i1 %d) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   %where = alloca ptr, addrspace(5)
; CHECK-NEXT:   %there = select i1 %d, ptr addrspace(5) %where, ptr addrspace(5) addrspacecast (ptr null to ptr addrspace(5))
; CHECK-NEXT:   store ptr %slot, ptr addrspace(5) %there
; CHECK-NEXT:   %loaded = load ptr, ptr addrspace(1) %out.global
; CHECK-NEXT:   %loaded.global = addrspacecast ptr %loaded to ptr addrspace(1)
; CHECK-NEXT:   %chosen = select i1 %c, ptr addrspace(1) %loaded.global, ptr addrspace(1) %out.global
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %chosen
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @null_there(ptr %out, i1 %c, i1 %d) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   %where = alloca ptr, addrspace(5)
; CHECK-NEXT:   %there = select i1 %d, ptr addrspace(5) %where, ptr addrspace(5) null
; CHECK-NEXT:   store ptr %slot, ptr addrspace(5) %there
; CHECK-NEXT:   %loaded = load ptr, ptr addrspace(1) %out.global
; CHECK-NEXT:   %chosen = select i1 %c, ptr %loaded, ptr %out
; CHECK-NEXT:   store i32 1, ptr %chosen, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @offset(ptr %out, i1 %c, i64 %n) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   %there = getelementptr i8, ptr addrspace(3) addrspacecast (ptr null to ptr addrspace(3)), i64 %n
; CHECK-NEXT:   store ptr %slot, ptr addrspace(3) %there
; CHECK-NEXT:   %loaded = load ptr, ptr addrspace(1) %out.global
; CHECK-NEXT:   %chosen = select i1 %c, ptr %loaded, ptr %out
; CHECK-NEXT:   store i32 1, ptr %chosen, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @part(ptr %out, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   %there = extractvalue { ptr addrspace(3), i32 } zeroinitializer, 0
; CHECK-NEXT:   store ptr %slot, ptr addrspace(3) %there
; CHECK-NEXT:   %loaded = load ptr, ptr addrspace(1) %out.global
; CHECK-NEXT:   %chosen = select i1 %c, ptr %loaded, ptr %out
; CHECK-NEXT:   store i32 1, ptr %chosen, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @number(ptr %out, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   %there = inttoptr i64 0 to ptr addrspace(3)
; CHECK-NEXT:   store ptr %slot, ptr addrspace(3) %there
; CHECK-NEXT:   %loaded = load ptr, ptr addrspace(1) %out.global
; CHECK-NEXT:   %chosen = select i1 %c, ptr %loaded, ptr %out
; CHECK-NEXT:   store i32 1, ptr %chosen, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 7, i32 8}
; CHECK-EMPTY:

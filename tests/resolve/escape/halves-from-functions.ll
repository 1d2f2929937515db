; RUN: opt -w %s
; A function that writes nothing may return half of an address as a number: of what it is passed, unless that is not captured,
; of what it reads there, or of the generic address of what is in a space. Two halves in memory are an address.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [8 x i32] undef, align 8

declare i32 @half(ptr, i32) memory(none)
declare i32 @half_read(ptr readonly captures(none), i32) memory(argmem: read)
declare i32 @half_read_local(ptr addrspace(5) readonly captures(none), i32) memory(argmem: read)
declare i64 @generic(ptr addrspace(3)) memory(none)
declare i32 @__nv_brev(i32)
declare i1 @is_odd(ptr) memory(none)

define ptx_kernel void @passed(ptr %to) {
  %l = call i32 @half(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0)
  %h = call i32 @half(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 1)
  store i32 %l, ptr %to
  %next = getelementptr i8, ptr %to, i64 4
  store i32 %h, ptr %next
  %p = load ptr, ptr %to
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @content(ptr %to) {
  %slot = alloca ptr
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot
  %l = call i32 @half_read(ptr %slot, i32 0)
  %h = call i32 @half_read(ptr %slot, i32 1)
  store i32 %l, ptr %to
  %next = getelementptr i8, ptr %to, i64 4
  store i32 %h, ptr %next
  %p = load ptr, ptr %to
  store i32 1, ptr %p
  %q = load ptr, ptr %slot
  store i32 1, ptr %q
  ret void
}

define ptx_kernel void @content_in_a_space(ptr %to) {
  %slot = alloca ptr
  %local = addrspacecast ptr %slot to ptr addrspace(5)
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot
  %l = call i32 @half_read_local(ptr addrspace(5) %local, i32 0)
  %h = call i32 @half_read_local(ptr addrspace(5) %local, i32 1)
  store i32 %l, ptr %to
  %next = getelementptr i8, ptr %to, i64 4
  store i32 %h, ptr %next
  %p = load ptr, ptr %to
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @converted(ptr %to) {
  %n = call i64 @generic(ptr addrspace(3) @s)
  store i64 %n, ptr %to
  %p = load ptr, ptr %to
  store i32 1, ptr %p
  ret void
}

; A bit is no part of an address.
define ptx_kernel void @bit(ptr %to) {
  %odd = call i1 @is_odd(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  store i1 %odd, ptr %to
  %p = load ptr, ptr %to
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @reversed(ptr %to) {
  %a = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
  %low = trunc i64 %a to i32
  %up = lshr i64 %a, 32
  %high = trunc i64 %up to i32
  %l = call i32 @__nv_brev(i32 %low)
  %h = call i32 @__nv_brev(i32 %high)
  store i32 %l, ptr %to
  %next = getelementptr i8, ptr %to, i64 4
  store i32 %h, ptr %next
  %p = load ptr, ptr %to
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [8 x i32] undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @half(ptr, i32) memory(none)
; CHECK-NEXT: declare i32 @half_read(ptr readonly captures(none), i32) memory(argmem: read)
; CHECK-NEXT: declare i32 @half_read_local(ptr addrspace(5) readonly captures(none), i32) memory(argmem: read)
; CHECK-NEXT: declare i64 @generic(ptr addrspace(3)) memory(none)
; CHECK-NEXT: declare i32 @__nv_brev(i32)
; CHECK-NEXT: declare i1 @is_odd(ptr) memory(none)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @passed(ptr %to) {
; CHECK-NEXT:   %to.global = addrspacecast ptr %to to ptr addrspace(1)
; CHECK-NEXT:   %l = call i32 @half(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0)
; CHECK-NEXT:   %h = call i32 @half(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 1)
; CHECK-NEXT:   store i32 %l, ptr addrspace(1) %to.global
; CHECK-NEXT:   %next = getelementptr i8, ptr addrspace(1) %to.global, i64 4
; CHECK-NEXT:   store i32 %h, ptr addrspace(1) %next
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %to.global
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @content(ptr %to) {
; CHECK-NEXT:   %to.global = addrspacecast ptr %to to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca ptr
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %slot.local
; CHECK-NEXT:   %l = call i32 @half_read(ptr %slot, i32 0)
; CHECK-NEXT:   %h = call i32 @half_read(ptr %slot, i32 1)
; CHECK-NEXT:   store i32 %l, ptr addrspace(1) %to.global
; CHECK-NEXT:   %next = getelementptr i8, ptr addrspace(1) %to.global, i64 4
; CHECK-NEXT:   store i32 %h, ptr addrspace(1) %next
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %to.global
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %slot.local
; CHECK-NEXT:   %q.shared = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %q.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @content_in_a_space(ptr %to) {
; CHECK-NEXT:   %to.global = addrspacecast ptr %to to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca ptr
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %slot.local
; CHECK-NEXT:   %l = call i32 @half_read_local(ptr addrspace(5) %local, i32 0)
; CHECK-NEXT:   %h = call i32 @half_read_local(ptr addrspace(5) %local, i32 1)
; CHECK-NEXT:   store i32 %l, ptr addrspace(1) %to.global
; CHECK-NEXT:   %next = getelementptr i8, ptr addrspace(1) %to.global, i64 4
; CHECK-NEXT:   store i32 %h, ptr addrspace(1) %next
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %to.global
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @converted(ptr %to) {
; CHECK-NEXT:   %to.global = addrspacecast ptr %to to ptr addrspace(1)
; CHECK-NEXT:   %n = call i64 @generic(ptr addrspace(3) @s)
; CHECK-NEXT:   store i64 %n, ptr addrspace(1) %to.global
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %to.global
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @bit(ptr %to) {
; CHECK-NEXT:   %to.global = addrspacecast ptr %to to ptr addrspace(1)
; CHECK-NEXT:   %odd = call i1 @is_odd(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   store i1 %odd, ptr addrspace(1) %to.global
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %to.global
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @reversed(ptr %to) {
; CHECK-NEXT:   %to.global = addrspacecast ptr %to to ptr addrspace(1)
; CHECK-NEXT:   %a = ptrtoint ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64
; CHECK-NEXT:   %low = trunc i64 %a to i32
; CHECK-NEXT:   %up = lshr i64 %a, 32
; CHECK-NEXT:   %high = trunc i64 %up to i32
; CHECK-NEXT:   %l = call i32 @__nv_brev(i32 %low)
; CHECK-NEXT:   %h = call i32 @__nv_brev(i32 %high)
; CHECK-NEXT:   store i32 %l, ptr addrspace(1) %to.global
; CHECK-NEXT:   %next = getelementptr i8, ptr addrspace(1) %to.global, i64 4
; CHECK-NEXT:   store i32 %h, ptr addrspace(1) %next
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %to.global
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

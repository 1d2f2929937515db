; RUN: opt -w %s
; @put may keep what it is passed where only @get sees it.
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef
declare void @put(ptr) memory(inaccessiblemem: readwrite) nounwind willreturn
declare i64 @get() memory(inaccessiblemem: readwrite) nounwind willreturn
define ptx_kernel void @k(ptr %slot, ptr %out) {
  call void @put(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %w = call i64 @get()
  store i64 %w, ptr %slot
  %p = load ptr, ptr %slot
  store i32 7, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: declare void @put(ptr) memory(inaccessiblemem: readwrite) nounwind willreturn
; CHECK-NEXT: declare i64 @get() memory(inaccessiblemem: readwrite) nounwind willreturn
; CHECK-NEXT: define ptx_kernel void @k(ptr %slot, ptr %out) {
; CHECK-NEXT:   %slot.global = addrspacecast ptr %slot to ptr addrspace(1)
; CHECK-NEXT:   call void @put(ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %w = call i64 @get()
; CHECK-NEXT:   store i64 %w, ptr addrspace(1) %slot.global
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %slot.global
; CHECK-NEXT:   store i32 7, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

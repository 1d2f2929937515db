; RUN: opt -w --check %s
; Without a layout LLVM takes that of the target, where an i64 is aligned to 8 bytes: the third field is not at 12, nor is the
; last one at 16, and they do not overlap.
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global i32 undef, align 4
@g = internal addrspace(1) global i32 0, align 4

define ptx_kernel void @k(i1 %c) {
  %slot = alloca { i32, i64, i32, ptr }, align 8
  %at24 = getelementptr { i32, i64, i32, ptr }, ptr %slot, i32 0, i32 3
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %at24, align 8
  %at16 = getelementptr i8, ptr %slot, i64 16
  store ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr %at16, align 8
  %by24 = getelementptr i8, ptr %slot, i64 24
  %p = load ptr, ptr %by24, align 8
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global i32 undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global i32 0, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT:   %slot = alloca { i32, i64, i32, ptr }, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   %at24 = getelementptr { i32, i64, i32, ptr }, ptr addrspace(5) %slot.local, i32 0, i32 3
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %at24, align 8
; CHECK-NEXT:   %at16 = getelementptr i8, ptr addrspace(5) %slot.local, i64 16
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr addrspace(5) %at16, align 8
; CHECK-NEXT:   %by24 = getelementptr i8, ptr addrspace(5) %slot.local, i64 24
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %by24, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

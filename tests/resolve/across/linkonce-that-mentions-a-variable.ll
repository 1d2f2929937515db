; RUN: opt -w %s
; The function does nothing with the variable that it names; but who is given it instead of another one names it, too.
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [16 x i32] undef, align 8
@kept = internal addrspace(3) global ptr undef, align 8

define linkonce_odr void @mentions(ptr %p) unnamed_addr {
  %unused = getelementptr i8, ptr addrspace(3) @tile, i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @kept to ptr) to i64)
  ret void
}

define internal void @other(ptr %p) {
  ret void
}

define ptx_kernel void @k(ptr %out, i1 %c) {
  %f = select i1 %c, ptr @mentions, ptr @other
  call void %f(ptr %out)
  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(3) @kept, align 8
  %p = load ptr, ptr addrspace(3) @kept, align 8
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @tile = internal addrspace(3) global [16 x i32] undef, align 8
; CHECK-NEXT: @kept = internal addrspace(3) global ptr undef, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @mentions(ptr %p) unnamed_addr {
; CHECK-NEXT:   %unused = getelementptr i8, ptr addrspace(3) @tile, i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @kept to ptr) to i64)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @other(ptr %p) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %f = select i1 %c, ptr @mentions, ptr @other
; CHECK-NEXT:   call void %f(ptr %out)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(3) @kept, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(3) @kept, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %x = load i32, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

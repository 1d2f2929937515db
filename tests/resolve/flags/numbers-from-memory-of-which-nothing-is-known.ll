; RUN: opt -w --track-indir-load=false %s
; Where nothing is known of what is loaded, a floating-point number may hold an address as well.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out) {
  %address = ptrtoint ptr %in to i64
  store i64 %address, ptr %out, align 8
  %x = load double, ptr %in, align 8
  %bits = bitcast double %x to i64
  %p = inttoptr i64 %bits to ptr
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %address = ptrtoint ptr %in to i64
; CHECK-NEXT:   store i64 %address, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   %x = load double, ptr addrspace(1) %in.global, align 8
; CHECK-NEXT:   %bits = bitcast double %x to i64
; CHECK-NEXT:   %p = inttoptr i64 %bits to ptr
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w %s
; A table of functions that others know, read as a struct: the second entry is a number there, and still known.
target triple = "nvptx64-nvidia-cuda"

@table = internal constant [2 x ptr] [ptr @f, ptr @f]

define internal void @f() noinline {
  ret void
}

define ptx_kernel void @publish(ptr %out) {
  store ptr @table, ptr %out, align 8
  ret void
}

define ptx_kernel void @k(ptr %out) {
  %both = load { ptr, i64 }, ptr @table, align 8
  store { ptr, i64 } %both, ptr %out, align 8
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @table = internal constant [2 x ptr] [ptr @f, ptr @f]
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f() noinline {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @publish(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   store ptr @table, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %both = load { ptr, i64 }, ptr addrspace(1) addrspacecast (ptr @table to ptr addrspace(1)), align 8
; CHECK-NEXT:   store { ptr, i64 } %both, ptr addrspace(1) %out.global, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

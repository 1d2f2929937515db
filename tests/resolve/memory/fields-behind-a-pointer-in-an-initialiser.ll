; RUN: opt %s
; A table points to a struct with a pointer and a number. Only the pointer is loaded, and it is shared: the store names that.

target triple = "nvptx64-nvidia-cuda"
%desc = type { i64, ptr }

@tile = internal addrspace(3) global [64 x i32] poison
@desc = internal constant %desc { i64 64, ptr addrspacecast (ptr addrspace(3) @tile to ptr) }
@table = internal constant [2 x ptr] [ptr @desc, ptr null]

define ptx_kernel void @k() {
  %d = load ptr, ptr @table
  %field = getelementptr inbounds %desc, ptr %d, i64 0, i32 1
  %p = load ptr, ptr %field
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %desc = type { i64, ptr }
; CHECK-EMPTY:
; CHECK-NEXT: @tile = internal addrspace(3) global [64 x i32] poison
; CHECK-NEXT: @desc = internal constant %desc { i64 64, ptr addrspacecast (ptr addrspace(3) @tile to ptr) }
; CHECK-NEXT: @table = internal constant [2 x ptr] [ptr @desc, ptr null]
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %d = load ptr, ptr addrspace(1) addrspacecast (ptr @table to ptr addrspace(1))
; CHECK-NEXT:   %d.global = addrspacecast ptr %d to ptr addrspace(1)
; CHECK-NEXT:   %field = getelementptr inbounds %desc, ptr addrspace(1) %d.global, i64 0, i32 1
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %field
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

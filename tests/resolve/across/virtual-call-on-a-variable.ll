; RUN: opt %s
; The object points behind the first two entries of its table. The call leads to @second, which is passed shared memory, and
; not to @first: so @second is resolved, and @first has nobody who calls it.

target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x i32] poison
@table = internal constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @first, ptr @second] }
@object = internal global { ptr } { ptr getelementptr inbounds ({ [4 x ptr] }, ptr @table, i64 0, i32 0, i64 2) }

define internal void @first(ptr %p) {
  store i32 1, ptr %p
  ret void
}

define internal void @second(ptr %p) {
  store i32 2, ptr %p
  ret void
}

define ptx_kernel void @k() {
  %entries = load ptr, ptr @object
  %entry = getelementptr inbounds ptr, ptr %entries, i64 1
  %f = load ptr, ptr %entry
  call void %f(ptr addrspacecast (ptr addrspace(3) @tile to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @tile = internal addrspace(3) global [64 x i32] poison
; CHECK-NEXT: @table = internal constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @first, ptr @second] }
; CHECK-NEXT: @object = internal global { ptr } { ptr getelementptr inbounds ({ [4 x ptr] }, ptr @table, i64 0, i32 0, i64 2) }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @first(ptr %p) {
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @second(ptr %p) {
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %entries = load ptr, ptr addrspace(1) addrspacecast (ptr @object to ptr addrspace(1))
; CHECK-NEXT:   %entries.global = addrspacecast ptr %entries to ptr addrspace(1)
; CHECK-NEXT:   %entry = getelementptr inbounds ptr, ptr addrspace(1) %entries.global, i64 1
; CHECK-NEXT:   %f = load ptr, ptr addrspace(1) %entry
; CHECK-NEXT:   call void %f(ptr addrspacecast (ptr addrspace(3) @tile to ptr))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

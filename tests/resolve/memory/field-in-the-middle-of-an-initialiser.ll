; RUN: opt %s
; The variable points to the second pointer of a struct, which is shared, and not to the first, which is global.

target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x i32] poison
@data = internal global [64 x i32] zeroinitializer
@pair = internal global { ptr, ptr } { ptr @data, ptr addrspacecast (ptr addrspace(3) @tile to ptr) }
@second = internal global ptr getelementptr inbounds ({ ptr, ptr }, ptr @pair, i64 0, i32 1)

define ptx_kernel void @k() {
  %s = load ptr, ptr @second
  %p = load ptr, ptr %s
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @tile = internal addrspace(3) global [64 x i32] poison
; CHECK-NEXT: @data = internal global [64 x i32] zeroinitializer
; CHECK-NEXT: @pair = internal global { ptr, ptr } { ptr @data, ptr addrspacecast (ptr addrspace(3) @tile to ptr) }
; CHECK-NEXT: @second = internal global ptr getelementptr inbounds ({ ptr, ptr }, ptr @pair, i64 0, i32 1)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %s = load ptr, ptr addrspace(1) addrspacecast (ptr @second to ptr addrspace(1))
; CHECK-NEXT:   %s.global = addrspacecast ptr %s to ptr addrspace(1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %s.global
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

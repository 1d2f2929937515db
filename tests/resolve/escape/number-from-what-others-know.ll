; RUN: opt -w --track-indir-load=false %s
; The function reads a variable that points to itself, and so to what others know by that: anything can come back as a number.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@list = internal global { ptr, i64 } { ptr @list, i64 1 }
@s = internal addrspace(3) global [2 x ptr] undef

declare i32 @read(ptr, ptr readonly captures(none)) memory(read)

define ptx_kernel void @k(ptr %out) {
  %v = call i32 @read(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr @list)
  store i32 %v, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @list = internal global { ptr, i64 } { ptr @list, i64 1 }
; CHECK-NEXT: @s = internal addrspace(3) global [2 x ptr] undef
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @read(ptr, ptr readonly captures(none)) memory(read)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %v = call i32 @read(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr @list)
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %out.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

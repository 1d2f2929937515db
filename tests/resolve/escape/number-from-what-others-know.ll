; RUN: opt -w --track-indir-load=false %s
; The function reads a variable that points to itself, and so to what others know by that: anything can come back as a number.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = global i32 0
@list = internal global { ptr, ptr } { ptr @list, ptr @g }
@s = internal addrspace(3) global [2 x ptr] undef

define weak i32 @read(ptr %p, ptr readonly captures(none) %q, i32 %n) memory(read) {
  ret i32 1
}

define ptx_kernel void @store() {
  store ptr @g, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  ret void
}

define ptx_kernel void @k(i32 %n) {
  %v = call i32 @read(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr @list, i32 %n)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @g = global i32 0
; CHECK-NEXT: @list = internal global { ptr, ptr } { ptr @list, ptr @g }
; CHECK-NEXT: @s = internal addrspace(3) global [2 x ptr] undef
; CHECK-EMPTY:
; CHECK-NEXT: define weak i32 @read(ptr %p, ptr readonly captures(none) %q, i32 %n) memory(read) {
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @store() {
; CHECK-NEXT:   store ptr @g, ptr addrspace(3) @s
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i32 %n) {
; CHECK-NEXT:   %v = call i32 @read(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr @list, i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

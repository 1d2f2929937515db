; RUN: spacecast explain %s @k %p
; What the callee loads is anything, as the kernel lets a shared address out: the way leads through the result.

target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4

declare void @keep(ptr)

define internal ptr @get(ptr %x) noinline {
  %y = load ptr, ptr %x
  ret ptr %y
}

define ptx_kernel void @k(ptr %table) {
  call void @keep(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  %p = call ptr @get(ptr %table)
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: %p in @k can be anywhere, so it stays generic
; CHECK-EMPTY:
; CHECK-NEXT:   anywhere
; CHECK-NEXT:     loaded-by-a-callee.ll:10  loaded from memory into which other addresses got
; CHECK-NEXT:                                 %y = load ptr, ptr %x
; CHECK-NEXT:     loaded-by-a-callee.ll:11  returned by @get
; CHECK-NEXT:                                 ret ptr %y
; CHECK-NEXT:     loaded-by-a-callee.ll:16  computed from it
; CHECK-NEXT:                                 %p = call ptr @get(ptr %table)
; CHECK-NEXT:     loaded-by-a-callee.ll:15  to blame: calls a function that is not visible and may store addresses
; CHECK-NEXT:                                 call void @keep(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-EMPTY:
; CHECK-NEXT:   help: if the function that is called stores no addresses, say so: `--harmless NAME`, or `memory(read)` on its declaration
; CHECK-EMPTY:

; RUN: opt -w %s
; What never returns returns nothing, whatever its type says.
target triple = "nvptx64-nvidia-cuda"

define internal ptr addrspace(3) @forever(i32 %n) noinline {
  %p = call ptr addrspace(3) @forever(i32 %n)
  ret ptr addrspace(3) %p
}

define ptx_kernel void @k(ptr %out, i32 %n) {
  %p = call ptr addrspace(3) @forever(i32 %n)
  %x = load i32, ptr addrspace(3) %p, align 4
  store i32 %x, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr addrspace(3) @forever(i32 %n) noinline {
; CHECK-NEXT:   %p = call ptr addrspace(3) @forever(i32 %n)
; CHECK-NEXT:   ret ptr addrspace(3) %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %out, i32 %n) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %p = call ptr addrspace(3) @forever(i32 %n)
; CHECK-NEXT:   %x = load i32, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

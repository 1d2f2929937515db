; RUN: opt -w --check %s
; What others write, or the host, stays one variable: only tables that never change become internal. And it leads to the function
; that the linker keeps.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sh = internal addrspace(3) global [64 x i32] undef
@hook = linkonce_odr unnamed_addr global ptr @pick
@given = linkonce_odr unnamed_addr externally_initialized constant ptr @other

define linkonce_odr ptr @pick(ptr %s, ptr %g) unnamed_addr noinline {
  ret ptr %s
}

define linkonce_odr ptr @other(ptr %s, ptr %g) unnamed_addr noinline {
  ret ptr %s
}

define ptx_kernel void @k(ptr %g) {
  %p = call ptr @pick(ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %g)
  store i32 1, ptr %p
  %q = call ptr @other(ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %g)
  store i32 2, ptr %q
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef
; CHECK-NEXT: @hook = linkonce_odr unnamed_addr global ptr @pick
; CHECK-NEXT: @given = linkonce_odr unnamed_addr externally_initialized constant ptr @other
; CHECK-EMPTY:
; CHECK-NEXT: define linkonce_odr ptr @pick(ptr %s, ptr %g) unnamed_addr noinline {
; CHECK-NEXT:   ret ptr %s
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define linkonce_odr ptr @other(ptr %s, ptr %g) unnamed_addr noinline {
; CHECK-NEXT:   ret ptr %s
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %p = call ptr @pick(ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %g)
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   %q = call ptr @other(ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %g)
; CHECK-NEXT:   store i32 2, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

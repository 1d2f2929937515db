; RUN: opt -w %s
; The initialiser has the address of the function twice; what becomes of the number is not followed.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@t = internal global { ptr, i64 } { ptr @f, i64 ptrtoint (ptr @f to i64) }
define internal void @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define ptx_kernel void @k(ptr %a) {
  %e = getelementptr { ptr, i64 }, ptr @t, i64 0, i32 1
  %n = load i64, ptr %e
  %p = inttoptr i64 %n to ptr
  call void %p(ptr %a)
  ret void
}
define ptx_kernel void @l() {
  %p = load ptr, ptr @t
  call void %p(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @t = internal global { ptr, i64 } { ptr @f, i64 ptrtoint (ptr @f to i64) }
; CHECK-NEXT: define internal void @f(ptr %x) noinline {
; CHECK-NEXT:   store i32 1, ptr %x
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %a) {
; CHECK-NEXT:   %e = getelementptr { ptr, i64 }, ptr addrspace(1) addrspacecast (ptr @t to ptr addrspace(1)), i64 0, i32 1
; CHECK-NEXT:   %n = load i64, ptr addrspace(1) %e
; CHECK-NEXT:   %p = inttoptr i64 %n to ptr
; CHECK-NEXT:   call void %p(ptr %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @l() {
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) addrspacecast (ptr @t to ptr addrspace(1))
; CHECK-NEXT:   call void %p(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

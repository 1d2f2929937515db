; RUN: opt -w --check %s
; Who reads a list of arguments moves it on, and may be given what is behind it.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef, align 16
define internal void @vget(ptr %list, ptr %what) noinline {
  %ap = alloca ptr, align 8
  store ptr %list, ptr %ap
  %q = va_arg ptr %ap, ptr
  store ptr %what, ptr %q
  ret void
}
define ptx_kernel void @k(ptr %out) {
  %obj = alloca ptr, align 8
  %list = alloca [1 x ptr], align 8
  store ptr %out, ptr %obj
  store ptr %obj, ptr %list
  call void @vget(ptr %list, ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %p = load ptr, ptr %obj
  store i32 1, ptr %p
  ret void
}
define ptx_kernel void @moved_on(ptr %out) {
  %ap = alloca ptr, align 8
  %buf = alloca [4 x ptr], align 8
  store ptr %out, ptr %buf
  %b1 = getelementptr ptr, ptr %buf, i64 1
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %b1
  store ptr %buf, ptr %ap
  %p = va_arg ptr %ap, ptr
  %cur = load ptr, ptr %ap
  %pp = load ptr, ptr %cur
  store i32 2, ptr %pp
  ret void
}
define ptx_kernel void @copied(ptr %out) {
  %ap = alloca ptr, align 8
  %ap2 = alloca ptr, align 8
  %buf = alloca [4 x ptr], align 8
  store ptr %out, ptr %buf
  store ptr %buf, ptr %ap
  call void @llvm.va_copy.p0(ptr %ap2, ptr %ap)
  %q = load ptr, ptr %ap2
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %q
  %p = load ptr, ptr %buf
  store i32 1, ptr %p
  ret void
}
declare void @llvm.va_copy.p0(ptr, ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @s = internal addrspace(3) global [64 x i32] undef, align 16
; CHECK-NEXT: define internal void @vget(ptr %list, ptr %what) noinline {
; CHECK-NEXT:   %ap = alloca ptr, align 8
; CHECK-NEXT:   %ap.local = addrspacecast ptr %ap to ptr addrspace(5)
; CHECK-NEXT:   store ptr %list, ptr addrspace(5) %ap.local
; CHECK-NEXT:   %q = va_arg ptr %ap, ptr
; CHECK-NEXT:   store ptr %what, ptr %q
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %out) {
; CHECK-NEXT:   %obj = alloca ptr, align 8
; CHECK-NEXT:   %obj.local = addrspacecast ptr %obj to ptr addrspace(5)
; CHECK-NEXT:   %list = alloca [1 x ptr], align 8
; CHECK-NEXT:   %list.local = addrspacecast ptr %list to ptr addrspace(5)
; CHECK-NEXT:   store ptr %out, ptr addrspace(5) %obj.local
; CHECK-NEXT:   store ptr %obj, ptr addrspace(5) %list.local
; CHECK-NEXT:   call void @vget(ptr %list, ptr addrspacecast (ptr addrspace(3) @s to ptr))
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %obj.local
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @moved_on(ptr %out) {
; CHECK-NEXT:   %ap = alloca ptr, align 8
; CHECK-NEXT:   %ap.local = addrspacecast ptr %ap to ptr addrspace(5)
; CHECK-NEXT:   %buf = alloca [4 x ptr], align 8
; CHECK-NEXT:   %buf.local = addrspacecast ptr %buf to ptr addrspace(5)
; CHECK-NEXT:   store ptr %out, ptr addrspace(5) %buf.local
; CHECK-NEXT:   %b1 = getelementptr ptr, ptr addrspace(5) %buf.local, i64 1
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %b1
; CHECK-NEXT:   store ptr %buf, ptr addrspace(5) %ap.local
; CHECK-NEXT:   %p = va_arg ptr %ap, ptr
; CHECK-NEXT:   %cur = load ptr, ptr addrspace(5) %ap.local
; CHECK-NEXT:   %pp = load ptr, ptr %cur
; CHECK-NEXT:   store i32 2, ptr %pp
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @copied(ptr %out) {
; CHECK-NEXT:   %ap = alloca ptr, align 8
; CHECK-NEXT:   %ap.local = addrspacecast ptr %ap to ptr addrspace(5)
; CHECK-NEXT:   %ap2 = alloca ptr, align 8
; CHECK-NEXT:   %ap2.local = addrspacecast ptr %ap2 to ptr addrspace(5)
; CHECK-NEXT:   %buf = alloca [4 x ptr], align 8
; CHECK-NEXT:   %buf.local = addrspacecast ptr %buf to ptr addrspace(5)
; CHECK-NEXT:   store ptr %out, ptr addrspace(5) %buf.local
; CHECK-NEXT:   store ptr %buf, ptr addrspace(5) %ap.local
; CHECK-NEXT:   call void @llvm.va_copy.p0(ptr %ap2, ptr %ap)
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %ap2.local
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %q
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %buf.local
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @llvm.va_copy.p0(ptr, ptr)
; CHECK-EMPTY:

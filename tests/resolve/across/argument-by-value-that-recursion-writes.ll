; RUN: opt %s
; The function is passed the copy that its caller was given, and stores into it: what the caller loads from its copy
; afterwards can be shared.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global i32 undef

define internal void @f(ptr %up, ptr byval(ptr) align 8 %own, i32 %n) noinline {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %up, align 8
  %more = icmp sgt i32 %n, 0
  br i1 %more, label %deeper, label %end
deeper:
  %less = sub i32 %n, 1
  call void @f(ptr %own, ptr byval(ptr) align 8 %own, i32 %less)
  br label %end
end:
  %p = load ptr, ptr %own, align 8
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @k(ptr %g, i32 %n) {
  %first = alloca ptr, align 8
  %second = alloca ptr, align 8
  store ptr %g, ptr %first, align 8
  store ptr %g, ptr %second, align 8
  call void @f(ptr %first, ptr byval(ptr) align 8 %second, i32 %n)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global i32 undef
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f(ptr addrspace(5) %up, ptr byval(ptr) align 8 %own, i32 %n) noinline {
; CHECK-NEXT:   %own.local = addrspacecast ptr %own to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(5) %up, align 8
; CHECK-NEXT:   %more = icmp sgt i32 %n, 0
; CHECK-NEXT:   br i1 %more, label %deeper, label %end
; CHECK-NEXT: deeper:
; CHECK-NEXT:   %less = sub i32 %n, 1
; CHECK-NEXT:   call void @f(ptr addrspace(5) %own.local, ptr byval(ptr) align 8 %own, i32 %less)
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %own.local, align 8
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g, i32 %n) {
; CHECK-NEXT:   %first = alloca ptr, align 8
; CHECK-NEXT:   %first.local = addrspacecast ptr %first to ptr addrspace(5)
; CHECK-NEXT:   %second = alloca ptr, align 8
; CHECK-NEXT:   %second.local = addrspacecast ptr %second to ptr addrspace(5)
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %first.local, align 8
; CHECK-NEXT:   store ptr %g, ptr addrspace(5) %second.local, align 8
; CHECK-NEXT:   call void @f(ptr addrspace(5) %first.local, ptr byval(ptr) align 8 %second, i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

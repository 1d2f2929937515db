; RUN: opt -w %s
; The index may lead to before the variable. There an address of shared memory is a large number, and a generic one still smaller
; than that of the variable: the comparison is made of generic addresses.
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [8 x i32] undef, align 16

define ptx_kernel void @kernel(ptr %out, i64 %n, i1 %which) {
  %before = getelementptr i32, ptr addrspace(3) @s, i64 %n
  %generic = addrspacecast ptr addrspace(3) %before to ptr
  %p = select i1 %which, ptr %generic, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  store i32 1, ptr %p, align 4
  %less = icmp ult ptr %p, addrspacecast (ptr addrspace(3) @s to ptr)
  %number = zext i1 %less to i32
  store i32 %number, ptr %out, align 4
  ret void
}

define ptx_kernel void @constant(ptr %out, i1 %which) {
  %p = select i1 %which, ptr getelementptr (i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 -1), ptr addrspacecast (ptr addrspace(3) @s to ptr)
  store i32 1, ptr %p, align 4
  %less = icmp ult ptr %p, addrspacecast (ptr addrspace(3) @s to ptr)
  %number = zext i1 %less to i32
  store i32 %number, ptr %out, align 4
  ret void
}

define ptx_kernel void @inside(ptr %out, i64 %n, i1 %which) {
  %at = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %n
  %generic = addrspacecast ptr addrspace(3) %at to ptr
  %p = select i1 %which, ptr %generic, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  store i32 1, ptr %p, align 4
  %less = icmp ult ptr %p, addrspacecast (ptr addrspace(3) @s to ptr)
  %number = zext i1 %less to i32
  store i32 %number, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [8 x i32] undef, align 16
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @kernel(ptr %out, i64 %n, i1 %which) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %before = getelementptr i32, ptr addrspace(3) @s, i64 %n
; CHECK-NEXT:   %p = select i1 %which, ptr addrspace(3) %before, ptr addrspace(3) @s
; CHECK-NEXT:   %p.generic = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   %less = icmp ult ptr %p.generic, addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT:   %number = zext i1 %less to i32
; CHECK-NEXT:   store i32 %number, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @constant(ptr %out, i1 %which) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %p = select i1 %which, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @s, i64 -1), ptr addrspace(3) @s
; CHECK-NEXT:   %p.generic = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   %less = icmp ult ptr %p.generic, addrspacecast (ptr addrspace(3) @s to ptr)
; CHECK-NEXT:   %number = zext i1 %less to i32
; CHECK-NEXT:   store i32 %number, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @inside(ptr %out, i64 %n, i1 %which) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %at = getelementptr inbounds i32, ptr addrspace(3) @s, i64 %n
; CHECK-NEXT:   %p = select i1 %which, ptr addrspace(3) %at, ptr addrspace(3) @s
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   %less = icmp ult ptr addrspace(3) %p, @s
; CHECK-NEXT:   %number = zext i1 %less to i32
; CHECK-NEXT:   store i32 %number, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt -w %s
; Shared addresses have 32 bits, generic ones 64: what is computed without a promise to stay inside the object is not the same
; address once it was in shared memory. So it stays generic where it is compared or stored, and is cast where it is accessed.

target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [64 x i32] undef

define ptx_kernel void @bounds(i64 %n) {
  %p = addrspacecast ptr addrspace(3) @s to ptr
  %end = getelementptr inbounds i8, ptr %p, i64 256
  %q = getelementptr i8, ptr %p, i64 %n
  %inside = icmp ult ptr %q, %end
  br i1 %inside, label %then, label %done
then:
  store i32 1, ptr %q
  br label %done
done:
  ret void
}

define ptx_kernel void @loop(ptr %out, i64 %n) {
entry:
  br label %loop
loop:
  %p = phi ptr [ addrspacecast (ptr addrspace(3) @s to ptr), %entry ], [ %next, %loop ]
  store i32 1, ptr %p
  %next = getelementptr i8, ptr %p, i64 %n
  %number = ptrtoint ptr %next to i64
  store i64 %number, ptr %out
  %again = icmp ne i64 %n, 0
  br i1 %again, label %loop, label %done
done:
  ret void
}

; Steps that stay inside are the same in shared memory, and what is only accessed is computed there.
define ptx_kernel void @inside(ptr %out, i64 %n) {
  %p = addrspacecast ptr addrspace(3) @s to ptr
  %q = getelementptr inbounds i8, ptr %p, i64 %n
  store i32 1, ptr %q
  %number = ptrtoint ptr %q to i64
  store i64 %number, ptr %out
  %r = getelementptr i8, ptr %p, i64 %n
  store i32 1, ptr %r
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = addrspace(3) global [64 x i32] undef
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @bounds(i64 %n) {
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(3) @s to ptr
; CHECK-NEXT:   %end = getelementptr inbounds i8, ptr %p, i64 256
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 %n
; CHECK-NEXT:   %q.shared = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   %inside = icmp ult ptr %q, %end
; CHECK-NEXT:   br i1 %inside, label %then, label %done
; CHECK-NEXT: then:
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %q.shared
; CHECK-NEXT:   br label %done
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @loop(ptr %out, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: loop:
; CHECK-NEXT:   %p = phi ptr [ addrspacecast (ptr addrspace(3) @s to ptr), %entry ], [ %next, %loop ]
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %p.shared
; CHECK-NEXT:   %next = getelementptr i8, ptr %p, i64 %n
; CHECK-NEXT:   %number = ptrtoint ptr %next to i64
; CHECK-NEXT:   store i64 %number, ptr addrspace(1) %out.global
; CHECK-NEXT:   %again = icmp ne i64 %n, 0
; CHECK-NEXT:   br i1 %again, label %loop, label %done
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @inside(ptr %out, i64 %n) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %q = getelementptr inbounds i8, ptr addrspace(3) @s, i64 %n
; CHECK-NEXT:   %q.generic = addrspacecast ptr addrspace(3) %q to ptr
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %q
; CHECK-NEXT:   %number = ptrtoint ptr %q.generic to i64
; CHECK-NEXT:   store i64 %number, ptr addrspace(1) %out.global
; CHECK-NEXT:   %r = getelementptr i8, ptr addrspace(3) @s, i64 %n
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %r
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

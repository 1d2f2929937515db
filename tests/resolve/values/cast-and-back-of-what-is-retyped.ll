; RUN: opt %s
; Into a space and back is folded where the address is not null, also if it is a cast that the rewrite added: what it is a
; cast of is known. Null would not survive that: where it may be null, it stays.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [8 x i32] undef, align 16

declare void @take(ptr)

define ptx_kernel void @k(i1 %c) {
entry:
  br i1 %c, label %loop, label %end
loop:
  %p = phi ptr [ addrspacecast (ptr addrspace(3) @s to ptr), %entry ], [ %next, %loop ]
  %next = getelementptr i32, ptr %p, i64 1
  %v = load i32, ptr %p
  %into = addrspacecast ptr %p to ptr addrspace(7)
  %back = addrspacecast ptr addrspace(7) %into to ptr
  call void @take(ptr %back)
  %d = icmp eq i32 %v, 0
  br i1 %d, label %loop, label %end
end:
  ret void
}

define ptx_kernel void @null(i1 %c) {
entry:
  br i1 %c, label %here, label %end
here:
  %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr null
  %v = load i32, ptr %p
  %into = addrspacecast ptr %p to ptr addrspace(7)
  %back = addrspacecast ptr addrspace(7) %into to ptr
  call void @take(ptr %back)
  br label %end
end:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [8 x i32] undef, align 16
; CHECK-EMPTY:
; CHECK-NEXT: declare void @take(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %loop, label %end
; CHECK-NEXT: loop:
; CHECK-NEXT:   %p = phi ptr addrspace(3) [ @s, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %p.generic = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   %next = getelementptr i32, ptr addrspace(3) %p, i64 1
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %p
; CHECK-NEXT:   call void @take(ptr %p.generic)
; CHECK-NEXT:   %d = icmp eq i32 %v, 0
; CHECK-NEXT:   br i1 %d, label %loop, label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @null(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %here, label %end
; CHECK-NEXT: here:
; CHECK-NEXT:   %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr null
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %p.shared
; CHECK-NEXT:   %into = addrspacecast ptr %p to ptr addrspace(7)
; CHECK-NEXT:   %back = addrspacecast ptr addrspace(7) %into to ptr
; CHECK-NEXT:   call void @take(ptr %back)
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

; RUN: opt %s
; Two shared objects of one type meet in a phi with null: the load becomes shared, the comparison stays
; generic.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global i32 undef, align 4
@b = internal addrspace(3) global i32 undef, align 4

define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %join [
    i32 0, label %first
    i32 1, label %second
  ]

first:
  br label %join

second:
  br label %join

join:
  %p = phi i32* [ null, %entry ], [ addrspacecast (i32 addrspace(3)* @a to i32*), %first ], [ addrspacecast (i32 addrspace(3)* @b to i32*), %second ]
  %none = icmp eq i32* %p, null
  br i1 %none, label %out, label %use

use:
  %v = load i32, i32* %p, align 4
  ret i32 %v

out:
  ret i32 0
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @a = internal addrspace(3) global i32 undef, align 4
; CHECK-NEXT: @b = internal addrspace(3) global i32 undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @f(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %x, label %join [
; CHECK-NEXT:     i32 0, label %first
; CHECK-NEXT:     i32 1, label %second
; CHECK-NEXT:   ]
; CHECK-EMPTY:
; CHECK-NEXT: first:
; CHECK-NEXT:   br label %join
; CHECK-EMPTY:
; CHECK-NEXT: second:
; CHECK-NEXT:   br label %join
; CHECK-EMPTY:
; CHECK-NEXT: join:
; CHECK-NEXT:   %p = phi i32* [ null, %entry ], [ addrspacecast (i32 addrspace(3)* @a to i32*), %first ], [ addrspacecast (i32 addrspace(3)* @b to i32*), %second ]
; CHECK-NEXT:   %p.shared = addrspacecast i32* %p to i32 addrspace(3)*
; CHECK-NEXT:   %none = icmp eq i32* %p, null
; CHECK-NEXT:   br i1 %none, label %out, label %use
; CHECK-EMPTY:
; CHECK-NEXT: use:
; CHECK-NEXT:   %v = load i32, i32 addrspace(3)* %p.shared, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-EMPTY:
; CHECK-NEXT: out:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; CHECK-EMPTY:

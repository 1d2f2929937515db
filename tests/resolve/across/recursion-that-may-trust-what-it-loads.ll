; RUN: opt -w %s
; Others can call the function, and pass it anything through @list: what it loads then can be anywhere. When the kernel calls
; it nobody can have put anything there but addresses in global memory, also not one recursion later: one copy is enough.
@end = addrspace(1) global [2 x ptr] zeroinitializer
@list = addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @end to ptr), ptr addrspacecast (ptr addrspace(1) @end to ptr)]

define void @f(ptr %p, i32 %n) {
entry:
  %v = load ptr, ptr %p
  %next = load ptr, ptr addrspace(1) @list
  %more = icmp ne i32 %n, 0
  br i1 %more, label %again, label %done

again:
  %less = sub i32 %n, 1
  call void @f(ptr %next, i32 %less)
  br label %done

done:
  ret void
}

define ptx_kernel void @k(ptr %p, i32 %n) {
  call void @f(ptr %p, i32 %n)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @end = addrspace(1) global [2 x ptr] zeroinitializer
; CHECK-NEXT: @list = addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @end to ptr), ptr addrspacecast (ptr addrspace(1) @end to ptr)]
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %v = load ptr, ptr %p
; CHECK-NEXT:   %next = load ptr, ptr addrspace(1) @list
; CHECK-NEXT:   %more = icmp ne i32 %n, 0
; CHECK-NEXT:   br i1 %more, label %again, label %done
; CHECK-EMPTY:
; CHECK-NEXT: again:
; CHECK-NEXT:   %less = sub i32 %n, 1
; CHECK-NEXT:   call void @f(ptr %next, i32 %less)
; CHECK-NEXT:   br label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f.global(ptr addrspace(1) %p, i32 %n) "spacecast-copy" {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %v = load ptr, ptr addrspace(1) %p
; CHECK-NEXT:   %next = load ptr, ptr addrspace(1) @list
; CHECK-NEXT:   %more = icmp ne i32 %n, 0
; CHECK-NEXT:   br i1 %more, label %again, label %done
; CHECK-NEXT: again:
; CHECK-NEXT:   %less = sub i32 %n, 1
; CHECK-NEXT:   %next.global = addrspacecast ptr %next to ptr addrspace(1)
; CHECK-NEXT:   call void @f.global(ptr addrspace(1) %next.global, i32 %less)
; CHECK-NEXT:   br label %done
; CHECK-NEXT: done:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %p, i32 %n) {
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   call void @f.global(ptr addrspace(1) %p.global, i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

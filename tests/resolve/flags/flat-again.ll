; RUN: opt -w --rewrite-slots --mem-space-alg=1 %s
; The pointer comes round the loop, so that the flat algorithm meets it before it knows the slot's only use.
define ptx_kernel void @k(ptr %p, i32 %n) {
entry:
  %slot = alloca ptr
  store ptr %p, ptr %slot
  br label %loop

loop:
  %q = phi ptr [ %p, %entry ], [ %p, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  call void @llvm.memset.p0.i64(ptr %q, i8 3, i64 4, i1 false)
  %r = call i32 @outside(ptr %q, i32 %n)
  ret void
}

declare i32 @outside(ptr, i32)

; CHECK lines are written by BLESS=1
; CHECK: define ptx_kernel void @k(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca ptr
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store ptr %p, ptr addrspace(5) %slot.local
; CHECK-NEXT:   br label %loop
; CHECK-EMPTY:
; CHECK-NEXT: loop:
; CHECK-NEXT:   %q = phi ptr addrspace(1) [ %p.global, %entry ], [ %p.global, %loop ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %q.generic = addrspacecast ptr addrspace(1) %q to ptr
; CHECK-NEXT:   %next = add i32 %i, 1
; CHECK-NEXT:   %more = icmp ult i32 %next, %n
; CHECK-NEXT:   br i1 %more, label %loop, label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   call void @llvm.memset.p1.i64(ptr addrspace(1) %q, i8 3, i64 4, i1 false)
; CHECK-NEXT:   %r = call i32 @outside(ptr %q.generic, i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @outside(ptr, i32)
; CHECK-NEXT: declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
; CHECK-EMPTY:

; RUN: opt -w --check %s
; LLVM reads what it knows can be read before it is known whether the address is shared, also under a cast. A slot that a
; loop stores to under a condition it loads before the loop, and stores after it. So loads and stores stay as they are, and what
; is passed, chosen and copied; volatile accesses do not move, nor do atomic operations.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @load(ptr dereferenceable(4) %p) {
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %s, label %then, label %end
then:
  %v = load i32, ptr %p, align 4
  br label %end
end:
  %r = phi i32 [ %v, %then ], [ 0, %0 ]
  ret i32 %r
}

define i32 @chosen(ptr dereferenceable(4) %p, ptr addrspace(3) dereferenceable(4) %q) {
  %g = addrspacecast ptr addrspace(3) %q to ptr
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %c = select i1 %s, ptr %p, ptr %g
  %v = load i32, ptr %c, align 4
  ret i32 %v
}

define void @others(ptr %p, ptr %out) {
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %s, label %then, label %end
then:
  %v = load volatile i32, ptr %p, align 4
  store i32 %v, ptr %p, align 4
  store volatile i32 %v, ptr %p, align 4
  %w = atomicrmw add ptr %p, i32 1 monotonic
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %out, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %p, i64 4, i1 false)
  br label %end
end:
  ret void
}

define void @loop(ptr %p, i32 %n) {
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %next, %tail ]
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %s, label %then, label %tail
then:
  store i32 %i, ptr %p, align 4
  br label %tail
tail:
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %head, label %end
end:
  ret void
}

define internal i32 @helper(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @passed(ptr dereferenceable(4) %p) {
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %s, label %then, label %end
then:
  %v = call i32 @helper(ptr %p)
  br label %end
end:
  %r = phi i32 [ %v, %then ], [ 0, %0 ]
  ret i32 %r
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @load(ptr dereferenceable(4) %p) {
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   br i1 %s, label %then, label %end
; CHECK-NEXT: then:
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   %r = phi i32 [ %v, %then ], [ 0, %0 ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @chosen(ptr dereferenceable(4) %p, ptr addrspace(3) dereferenceable(4) %q) {
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) %q to ptr
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   %c = select i1 %s, ptr %p, ptr %g
; CHECK-NEXT:   %v = load i32, ptr %c, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @others(ptr %p, ptr %out) {
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   br i1 %s, label %then, label %end
; CHECK-NEXT: then:
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %v = load volatile i32, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   store i32 %v, ptr %p, align 4
; CHECK-NEXT:   store volatile i32 %v, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   %w = atomicrmw add ptr addrspace(3) %p.shared, i32 1 monotonic
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %out, i64 4, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %p, i64 4, i1 false)
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @loop(ptr %p, i32 %n) {
; CHECK-NEXT:   br label %head
; CHECK-NEXT: head:
; CHECK-NEXT:   %i = phi i32 [ 0, %0 ], [ %next, %tail ]
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   br i1 %s, label %then, label %tail
; CHECK-NEXT: then:
; CHECK-NEXT:   store i32 %i, ptr %p, align 4
; CHECK-NEXT:   br label %tail
; CHECK-NEXT: tail:
; CHECK-NEXT:   %next = add i32 %i, 1
; CHECK-NEXT:   %more = icmp ult i32 %next, %n
; CHECK-NEXT:   br i1 %more, label %head, label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i32 @helper(ptr %p) {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @passed(ptr dereferenceable(4) %p) {
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   br i1 %s, label %then, label %end
; CHECK-NEXT: then:
; CHECK-NEXT:   %v = call i32 @helper(ptr %p)
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   %r = phi i32 [ %v, %then ], [ 0, %0 ]
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; CHECK-EMPTY:

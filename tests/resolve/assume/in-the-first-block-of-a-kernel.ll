; RUN: opt -w --check %s
; What a kernel assumes of a pointer in its first block holds for all that it does with it. A function may be inlined where
; the assumption does not hold yet when LLVM reads. Under a condition it may not, either, although the pointer is made there: LLVM
; makes it before and reads. Nor does it behind what may not return.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, i32 %n) {
  %p = load ptr, ptr %in, align 8
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %s)
  %c = icmp eq i32 %n, 0
  br i1 %c, label %then, label %end
then:
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %in, align 4
  br label %end
end:
  ret void
}

define i32 @f(ptr %p) {
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %s)
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define ptx_kernel void @behind(ptr %in, i32 %n) {
  store ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr %in, align 8
  %p = load ptr, ptr %in, align 8
  %c = icmp eq i32 %n, 0
  br i1 %c, label %then, label %end
then:
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %s)
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %in, align 4
  br label %end
end:
  ret void
}

define ptx_kernel void @after(ptr %in) {
  store ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr %in, align 8
  %p = load ptr, ptr %in, align 8
  call void @unseen()
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %s)
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %in, align 4
  ret void
}

define ptx_kernel void @made(ptr dereferenceable(64) %in, i32 %n, i1 %d) {
  %base = select i1 %d, ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr %in
  %c = icmp eq i32 %n, 0
  br i1 %c, label %then, label %end
then:
  %p = getelementptr inbounds i8, ptr %base, i64 4
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %s)
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %p, align 4
  br label %end
end:
  ret void
}

@x = internal addrspace(3) global [4 x i32] undef, align 4
declare void @unseen()
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @llvm.assume(i1)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %in, i32 %n) {
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %in.global, align 8
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   call void @llvm.assume(i1 %s)
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %then, label %end
; CHECK-NEXT: then:
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %in.global, align 4
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @f(ptr %p) {
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   call void @llvm.assume(i1 %s)
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @behind(ptr %in, i32 %n) {
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr addrspace(1) %in.global, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %in.global, align 8
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %then, label %end
; CHECK-NEXT: then:
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   call void @llvm.assume(i1 %s)
; CHECK-NEXT:   %v = load i32, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %in.global, align 4
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @after(ptr %in) {
; CHECK-NEXT:   %in.global = addrspacecast ptr %in to ptr addrspace(1)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr addrspace(1) %in.global, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) %in.global, align 8
; CHECK-NEXT:   call void @unseen()
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   call void @llvm.assume(i1 %s)
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %in.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @made(ptr dereferenceable(64) %in, i32 %n, i1 %d) {
; CHECK-NEXT:   %base = select i1 %d, ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr %in
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %then, label %end
; CHECK-NEXT: then:
; CHECK-NEXT:   %p = getelementptr inbounds i8, ptr %base, i64 4
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   call void @llvm.assume(i1 %s)
; CHECK-NEXT:   %v = load i32, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %v, ptr %p, align 4, !noalias.addrspace !0
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: @x = internal addrspace(3) global [4 x i32] undef, align 4
; CHECK-NEXT: declare void @unseen()
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare void @llvm.assume(i1)
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:

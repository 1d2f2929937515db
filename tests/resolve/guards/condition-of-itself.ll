; RUN: opt -w --check %s
; The same condition again and again says no more than once.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define void @f(ptr %p) {
 %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
 %c0 = and i1 %q, %q
 %c1 = and i1 %c0, %c0
 %c2 = and i1 %c1, %c1
 %c3 = and i1 %c2, %c2
 %c4 = and i1 %c3, %c3
 %c5 = and i1 %c4, %c4
 %c6 = and i1 %c5, %c5
 %c7 = and i1 %c6, %c6
 %c8 = and i1 %c7, %c7
 br label %b0
b0:
 br i1 %c8, label %t0, label %b1
t0:
 store volatile i32 0, ptr %p
 br label %b1
b1:
 br i1 %c8, label %t1, label %b2
t1:
 store volatile i32 1, ptr %p
 br label %b2
b2:
 br i1 %c8, label %t2, label %b3
t2:
 store volatile i32 2, ptr %p
 br label %b3
b3:
 br i1 %c8, label %t3, label %b4
t3:
 store volatile i32 3, ptr %p
 br label %b4
b4:
 ret void
}


; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: define void @f(ptr %p) {
; CHECK-NEXT:  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:  %c0 = and i1 %q, %q
; CHECK-NEXT:  %c1 = and i1 %c0, %c0
; CHECK-NEXT:  %c2 = and i1 %c1, %c1
; CHECK-NEXT:  %c3 = and i1 %c2, %c2
; CHECK-NEXT:  %c4 = and i1 %c3, %c3
; CHECK-NEXT:  %c5 = and i1 %c4, %c4
; CHECK-NEXT:  %c6 = and i1 %c5, %c5
; CHECK-NEXT:  %c7 = and i1 %c6, %c6
; CHECK-NEXT:  %c8 = and i1 %c7, %c7
; CHECK-NEXT:  br label %b0
; CHECK-NEXT: b0:
; CHECK-NEXT:  br i1 %c8, label %t0, label %b1
; CHECK-NEXT: t0:
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:  store volatile i32 0, ptr addrspace(3) %p.shared
; CHECK-NEXT:  br label %b1
; CHECK-NEXT: b1:
; CHECK-NEXT:  br i1 %c8, label %t1, label %b2
; CHECK-NEXT: t1:
; CHECK-NEXT:   %p.shared1 = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:  store volatile i32 1, ptr addrspace(3) %p.shared1
; CHECK-NEXT:  br label %b2
; CHECK-NEXT: b2:
; CHECK-NEXT:  br i1 %c8, label %t2, label %b3
; CHECK-NEXT: t2:
; CHECK-NEXT:   %p.shared2 = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:  store volatile i32 2, ptr addrspace(3) %p.shared2
; CHECK-NEXT:  br label %b3
; CHECK-NEXT: b3:
; CHECK-NEXT:  br i1 %c8, label %t3, label %b4
; CHECK-NEXT: t3:
; CHECK-NEXT:   %p.shared3 = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:  store volatile i32 3, ptr addrspace(3) %p.shared3
; CHECK-NEXT:  br label %b4
; CHECK-NEXT: b4:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-EMPTY:

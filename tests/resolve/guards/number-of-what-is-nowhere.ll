; RUN: opt --optimiser-follows=false -passes=memory-space-opt<first-time> %s
; The slot is no shared memory: where a query says so nothing runs, and numbers made of its address are made of nothing,
; although others know the slot.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k() {
  %slot = alloca [8 x i32], align 16
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %slot)
  br i1 %shared, label %here, label %end
here:
  br label %loop
loop:
  %p = phi ptr [ %slot, %here ], [ %q, %loop ]
  %q = getelementptr inbounds i32, ptr %p, i64 1
  br label %loop
dead:
  %other = call ptr @llvm.nvvm.mapa(ptr %slot, i32 0)
  %r = getelementptr i32, ptr %p, i64 1
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %r to i64
  %apart = sub i64 %b, %a
  br label %end
end:
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare ptr @llvm.nvvm.mapa(ptr, i32)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %slot = alloca [8 x i32], align 16
; CHECK-NEXT:   %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %slot)
; CHECK-NEXT:   br i1 %shared, label %here, label %end
; CHECK-NEXT: here:
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: loop:
; CHECK-NEXT:   %p = phi ptr [ %slot, %here ], [ %q, %loop ]
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %p, i64 1
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: dead:
; CHECK-NEXT:   %other = call ptr @llvm.nvvm.mapa(ptr %slot, i32 0)
; CHECK-NEXT:   %r = getelementptr i32, ptr %p, i64 1
; CHECK-NEXT:   %a = ptrtoint ptr %p to i64
; CHECK-NEXT:   %b = ptrtoint ptr %r to i64
; CHECK-NEXT:   %apart = sub i64 %b, %a
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr, i32)
; CHECK-EMPTY:

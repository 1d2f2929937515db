; RUN: opt --optimiser-follows=false -passes=memory-space-opt<first-time> %s
; Others know the slot, which is no shared memory: where a query says so nothing runs, and no distance is computed.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %g) {
  %slot = alloca [8 x i32], align 16
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %slot)
  br i1 %shared, label %one, label %end
one:
  br label %never
other:
  br label %never
never:
  %p = phi ptr [ %slot, %other ], [ %slot, %one ]
  %a = ptrtoint ptr %g to i64
  %b = ptrtoint ptr %p to i64
  %apart = sub i64 %b, %a
  br label %end
end:
  %n = ptrtoint ptr %slot to i64
  call void @elsewhere(i64 %n)
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @elsewhere(i64)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %g) {
; CHECK-NEXT:   %slot = alloca [8 x i32], align 16
; CHECK-NEXT:   %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %slot)
; CHECK-NEXT:   br i1 %shared, label %one, label %end
; CHECK-NEXT: one:
; CHECK-NEXT:   br label %never
; CHECK-NEXT: other:
; CHECK-NEXT:   br label %never
; CHECK-NEXT: never:
; CHECK-NEXT:   %p = phi ptr [ %slot, %other ], [ %slot, %one ]
; CHECK-NEXT:   %a = ptrtoint ptr %g to i64
; CHECK-NEXT:   %b = ptrtoint ptr %p to i64
; CHECK-NEXT:   %apart = sub i64 %b, %a
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   %n = ptrtoint ptr %slot to i64
; CHECK-NEXT:   call void @elsewhere(i64 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-NEXT: declare void @elsewhere(i64)
; CHECK-EMPTY:

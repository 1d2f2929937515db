; RUN: opt --optimiser-follows=false %s
; The promise is made on one way only. The load on that way is shared; the one after the ways have met is not.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @f(ptr %p, i1 %c) {
entry:
  br i1 %c, label %sure, label %join

sure:
  %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %s)
  %v = load i32, ptr %p, align 4
  br label %join

join:
  %x = phi i32 [ 0, %entry ], [ %v, %sure ]
  %w = load i32, ptr %p, align 4
  %y = add i32 %x, %w
  ret i32 %y
}

declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
declare void @llvm.assume(i1 noundef)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @f(ptr %p, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %sure, label %join
; CHECK-EMPTY:
; CHECK-NEXT: sure:
; CHECK-NEXT:   %s = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   call void @llvm.assume(i1 %s)
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   br label %join
; CHECK-EMPTY:
; CHECK-NEXT: join:
; CHECK-NEXT:   %x = phi i32 [ 0, %entry ], [ %v, %sure ]
; CHECK-NEXT:   %w = load i32, ptr %p, align 4
; CHECK-NEXT:   %y = add i32 %x, %w
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none))
; CHECK-NEXT: declare void @llvm.assume(i1 noundef)
; CHECK-EMPTY:

; RUN: opt --optimiser-follows=false -w %s
; What is not global is null here. That others get to know @table by a function that nobody calls, which is looked at last,
; makes no difference.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@data = global i32 0
@table = internal global [2 x ptr] [ptr @data, ptr @data]

declare void @other(ptr)

define internal void @give() {
  call void @other(ptr @table)
  ret void
}

define ptx_kernel void @k(i1 %some, ptr %out) {
  %p = select i1 %some, ptr @table, ptr null
  %global = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  br i1 %global, label %end, label %null

null:
  %q = addrspacecast ptr %p to ptr addrspace(1)
  store ptr addrspace(1) %q, ptr %out
  br label %end

end:
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @data = global i32 0
; CHECK-NEXT: @table = internal global [2 x ptr] [ptr @data, ptr @data]
; CHECK-EMPTY:
; CHECK-NEXT: declare void @other(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @give() {
; CHECK-NEXT:   call void @other(ptr @table)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(i1 %some, ptr %out) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %p = select i1 %some, ptr addrspace(1) addrspacecast (ptr @table to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr null to ptr addrspace(1))
; CHECK-NEXT:   %p.generic = addrspacecast ptr addrspace(1) %p to ptr
; CHECK-NEXT:   %global = call i1 @llvm.nvvm.isspacep.global(ptr %p.generic)
; CHECK-NEXT:   br i1 %global, label %end, label %null
; CHECK-EMPTY:
; CHECK-NEXT: null:
; CHECK-NEXT:   store ptr addrspace(1) %p, ptr addrspace(1) %out.global
; CHECK-NEXT:   br label %end
; CHECK-EMPTY:
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

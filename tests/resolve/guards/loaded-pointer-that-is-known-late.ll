; RUN: opt --optimiser-follows=false -w %s
; What @f1 loads can be anything as long as more calls seem to lead to it; when fewer do, it was loaded, and what gets out
; counts for the condition.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Node = type { ptr, [2 x ptr], i64, i32, i32 }
@g0 = global [8 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7], align 16
@g5 = internal addrspace(1) global %Node { ptr addrspacecast (ptr addrspace(1) @g5 to ptr), [2 x ptr] [ptr @g0, ptr @g0], i64 ptrtoint (ptr @g0 to i64), i32 3, i32 5 }, align 16
define weak i32 @f0(ptr %p0, ptr byval(%Node) align 8 %p1, ptr %p2, i32 %n) memory(read) "nvvm.as"="0,0,1" {
  ret i32 %n
}
define ptr @f1(ptr byval(%Node) align 8 %p0, { ptr, ptr } %p1, i32 %n) {
  %v1 = extractvalue { ptr, ptr } %p1, 0
  %v2 = extractvalue { ptr, ptr } %p1, 1
  %v6 = getelementptr i8, ptr %p0, i64 8
  %v7 = mul i64 1, 8
  %v8 = getelementptr i8, ptr %v6, i64 %v7
  %v9 = load ptr, ptr %v8, align 8
  %v15 = call i1 @llvm.nvvm.isspacep.shared(ptr %v9)
  br i1 %v15, label %b16, label %b17
b16:
  br label %b22
b22:
  br label %b18
b17:
  %v33 = alloca %Node, align 16
  store ptr %v33, ptr %v33, align 8
  %v40 = sub i32 %n, 1
  %v41 = call i32 @f0(ptr %v2, ptr byval(%Node) align 8 %v33, ptr @g0, i32 %v40)
  br label %b18
b18:
  %v42 = phi ptr [ %v9, %b22 ], [ %v9, %b17 ]
  %v49 = load ptr, ptr %p0, align 8
  %v50 = sub i32 %n, 1
  %v51 = call i32 @f0(ptr %v1, ptr byval(%Node) align 8 %v49, ptr @g0, i32 %v50)
  ret ptr @g0
}
define ptx_kernel void @k0(ptr %p0, i32 %n) {
  ret void
}
define ptx_kernel void @k1(ptr %p0, i32 %n) {
  %v16 = getelementptr i8, ptr addrspace(1) @g5, i64 24
  %v17 = load ptr, ptr addrspace(1) %v16, align 8
  %v26 = sub i32 %n, 1
  %v27 = insertvalue { ptr, ptr } poison, ptr %v17, 0
  %v28 = insertvalue { ptr, ptr } %v27, ptr @g0, 1
  %v29 = call ptr @f1(ptr byval(%Node) align 8 addrspacecast (ptr addrspace(1) @g5 to ptr), { ptr, ptr } %v28, i32 %v26)
  ret void
}
declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %Node = type { ptr, [2 x ptr], i64, i32, i32 }
; CHECK-NEXT: @g0 = global [8 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7], align 16
; CHECK-NEXT: @g5 = internal addrspace(1) global %Node { ptr addrspacecast (ptr addrspace(1) @g5 to ptr), [2 x ptr] [ptr @g0, ptr @g0], i64 ptrtoint (ptr @g0 to i64), i32 3, i32 5 }, align 16
; CHECK-NEXT: define weak i32 @f0(ptr %p0, ptr byval(%Node) align 8 %p1, ptr %p2, i32 %n) memory(read) "nvvm.as"="0,0,1" {
; CHECK-NEXT:   ret i32 %n
; CHECK-NEXT: }
; CHECK-NEXT: define ptr @f1(ptr byval(%Node) align 8 %p0, { ptr, ptr } %p1, i32 %n) {
; CHECK-NEXT:   %p0.local = addrspacecast ptr %p0 to ptr addrspace(5)
; CHECK-NEXT:   %v1 = extractvalue { ptr, ptr } %p1, 0
; CHECK-NEXT:   %v2 = extractvalue { ptr, ptr } %p1, 1
; CHECK-NEXT:   %v6 = getelementptr i8, ptr addrspace(5) %p0.local, i64 8
; CHECK-NEXT:   %v7 = mul i64 1, 8
; CHECK-NEXT:   %v8 = getelementptr i8, ptr addrspace(5) %v6, i64 %v7
; CHECK-NEXT:   %v9 = load ptr, ptr addrspace(5) %v8, align 8
; CHECK-NEXT:   %v15 = call i1 @llvm.nvvm.isspacep.shared(ptr %v9)
; CHECK-NEXT:   br i1 %v15, label %b16, label %b17
; CHECK-NEXT: b16:
; CHECK-NEXT:   br label %b22
; CHECK-NEXT: b22:
; CHECK-NEXT:   br label %b18
; CHECK-NEXT: b17:
; CHECK-NEXT:   %v33 = alloca %Node, align 16
; CHECK-NEXT:   %v33.local = addrspacecast ptr %v33 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %v33, ptr addrspace(5) %v33.local, align 8
; CHECK-NEXT:   %v40 = sub i32 %n, 1
; CHECK-NEXT:   %v41 = call i32 @f0(ptr %v2, ptr byval(%Node) align 8 %v33, ptr @g0, i32 %v40)
; CHECK-NEXT:   br label %b18
; CHECK-NEXT: b18:
; CHECK-NEXT:   %v42 = phi ptr [ %v9, %b22 ], [ %v9, %b17 ]
; CHECK-NEXT:   %v49 = load ptr, ptr addrspace(5) %p0.local, align 8
; CHECK-NEXT:   %v50 = sub i32 %n, 1
; CHECK-NEXT:   %v51 = call i32 @f0(ptr %v1, ptr byval(%Node) align 8 %v49, ptr @g0, i32 %v50)
; CHECK-NEXT:   ret ptr @g0
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @f1.generic.global(ptr byval(%Node) align 8 %p0, { ptr, ptr } %p1, i32 %n) "spacecast-copy" {
; CHECK-NEXT:   %p0.local = addrspacecast ptr %p0 to ptr addrspace(5)
; CHECK-NEXT:   %v1 = extractvalue { ptr, ptr } %p1, 0
; CHECK-NEXT:   %v2 = extractvalue { ptr, ptr } %p1, 1
; CHECK-NEXT:   %v6 = getelementptr i8, ptr addrspace(5) %p0.local, i64 8
; CHECK-NEXT:   %v7 = mul i64 1, 8
; CHECK-NEXT:   %v8 = getelementptr i8, ptr addrspace(5) %v6, i64 %v7
; CHECK-NEXT:   %v9 = load ptr, ptr addrspace(5) %v8, align 8
; CHECK-NEXT:   br label %b17
; CHECK-NEXT: b17:
; CHECK-NEXT:   %v33 = alloca %Node, align 16
; CHECK-NEXT:   %v33.local = addrspacecast ptr %v33 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %v33, ptr addrspace(5) %v33.local, align 8
; CHECK-NEXT:   %v40 = sub i32 %n, 1
; CHECK-NEXT:   %v41 = call i32 @f0(ptr %v2, ptr byval(%Node) align 8 %v33, ptr @g0, i32 %v40)
; CHECK-NEXT:   br label %b18
; CHECK-NEXT: b18:
; CHECK-NEXT:   %v42 = phi ptr [ %v9, %b17 ]
; CHECK-NEXT:   %v49 = load ptr, ptr addrspace(5) %p0.local, align 8
; CHECK-NEXT:   %v50 = sub i32 %n, 1
; CHECK-NEXT:   %v51 = call i32 @f0(ptr %v1, ptr byval(%Node) align 8 %v49, ptr @g0, i32 %v50)
; CHECK-NEXT:   ret ptr @g0
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k0(ptr %p0, i32 %n) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k1(ptr %p0, i32 %n) {
; CHECK-NEXT:   %v16 = getelementptr i8, ptr addrspace(1) @g5, i64 24
; CHECK-NEXT:   %v17 = load ptr, ptr addrspace(1) %v16, align 8
; CHECK-NEXT:   %v26 = sub i32 %n, 1
; CHECK-NEXT:   %v27 = insertvalue { ptr, ptr } poison, ptr %v17, 0
; CHECK-NEXT:   %v28 = insertvalue { ptr, ptr } %v27, ptr @g0, 1
; CHECK-NEXT:   %v29 = call ptr @f1.generic.global(ptr byval(%Node) align 8 addrspacecast (ptr addrspace(1) @g5 to ptr), { ptr, ptr } %v28, i32 %v26)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:

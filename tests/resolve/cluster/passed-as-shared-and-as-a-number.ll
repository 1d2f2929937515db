; RUN: opt -w %s
; A parameter that is typed as shared is passed a shared address and one of the cluster, as a number: it can be either.
target triple = "nvptx64-nvidia-cuda"

declare ptr @llvm.nvvm.mapa(ptr, i32)

@known = addrspace(1) global [8 x i32] zeroinitializer, align 8

define internal ptr @again(ptr addrspace(3) %p0, ptr %p1, ptr %p2) {
  %v1 = alloca ptr, align 8
  %v2 = load { i64, { ptr, i32 } }, ptr %v1, align 4
  %v7 = call ptr @llvm.nvvm.mapa(ptr %v1, i32 0)
  %v8 = ptrtoint ptr %p2 to i64
  %v12 = load ptr, ptr addrspace(1) @known, align 4
  br label %e13
e13:
  br label %l13
l13:
  %v14 = phi ptr [ %v12, %e13 ], [ %v14, %l13 ]
  br label %l13
  %v17 = load ptr, ptr %v14, align 4
  %v19 = inttoptr i64 %v8 to ptr addrspace(3)
  %v21 = load ptr, ptr %v17, align 4
  %v22 = load ptr, ptr %v21, align 4
  %v23 = call ptr @again(ptr addrspace(3) %v19, ptr %v22, ptr %v7)
  ret ptr %v23
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @llvm.nvvm.mapa(ptr, i32)
; CHECK-EMPTY:
; CHECK-NEXT: @known = addrspace(1) global [8 x i32] zeroinitializer, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @again(ptr addrspace(3) %p0, ptr %p1, ptr %p2) {
; CHECK-NEXT:   %v1 = alloca ptr, align 8
; CHECK-NEXT:   %v1.local = addrspacecast ptr %v1 to ptr addrspace(5)
; CHECK-NEXT:   %v2 = load { i64, { ptr, i32 } }, ptr addrspace(5) %v1.local, align 4
; CHECK-NEXT:   %v7 = call ptr @llvm.nvvm.mapa(ptr %v1, i32 0)
; CHECK-NEXT:   %v8 = ptrtoint ptr %p2 to i64
; CHECK-NEXT:   %v12 = load ptr, ptr addrspace(1) @known, align 4
; CHECK-NEXT:   br label %e13
; CHECK-NEXT: e13:
; CHECK-NEXT:   br label %l13
; CHECK-NEXT: l13:
; CHECK-NEXT:   %v14 = phi ptr [ %v12, %e13 ], [ %v14, %l13 ]
; CHECK-NEXT:   br label %l13
; CHECK-NEXT:   %v17 = load ptr, ptr %v14, align 4
; CHECK-NEXT:   %v19 = inttoptr i64 %v8 to ptr addrspace(3)
; CHECK-NEXT:   %v21 = load ptr, ptr %v17, align 4
; CHECK-NEXT:   %v22 = load ptr, ptr %v21, align 4
; CHECK-NEXT:   %v23 = call ptr @again(ptr addrspace(3) %v19, ptr %v22, ptr %v7)
; CHECK-NEXT:   ret ptr %v23
; CHECK-NEXT: }
; CHECK-EMPTY:

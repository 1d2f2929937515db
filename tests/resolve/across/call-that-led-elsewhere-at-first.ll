; RUN: opt %s
; Calls lead elsewhere once more is known of what they pass. What gets out around whoever made them counts where they lead
; in the end.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@data = addrspace(1) global [8 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7], align 16
@cells = addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @data to ptr), ptr addrspacecast (ptr addrspace(1) @data to ptr)], align 16
define linkonce_odr ptr @load(ptr %p0, i32 %n) {
  %v1 = load ptr, ptr addrspace(1) @cells, align 8
  ret ptr %v1
}
define internal ptr @swap(ptr %p0, ptr %p1, i32 %n) {
  %v1 = alloca [4 x ptr], align 16
  store ptr addrspacecast (ptr addrspace(1) @data to ptr), ptr %v1, align 8
  %v8 = sub i32 %n, 1
  %v9 = call ptr @load(ptr addrspacecast (ptr addrspace(1) @data to ptr), i32 %v8)
  br label %b15
  %v16 = sub i32 %n, 1
  %v17 = call ptr @swap(ptr %p1, ptr %p0, i32 %v16)
  br label %b15
b15:
  %v19 = sub i32 %n, 1
  %v20 = call ptr @load(ptr %v9, i32 %v19)
  ret ptr %v20
}
define ptr @outer(ptr %p0, i32 %n) {
entry:
  %v16 = sub i32 %n, 1
  %v17 = call ptr @load(ptr %p0, i32 %v16)
  br label %b18
b18:
  %v22 = phi i32 [ 0, %entry ], [ %v23, %b18 ]
  %v23 = add i32 %v22, 1
  %v24 = icmp ult i32 %v23, 1
  br i1 %v24, label %b18, label %b19
b19:
  %v36 = sub i32 %n, 1
  %v37 = call ptr @swap(ptr %v17, ptr addrspacecast (ptr addrspace(1) @data to ptr), i32 %v36)
  ret ptr %p0
}
define ptx_kernel void @k(ptr %p0, i32 %n) {
  %v2 = sub i32 %n, 1
  %v3 = call ptr @outer(ptr %p0, i32 %v2)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @data = addrspace(1) global [8 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7], align 16
; CHECK-NEXT: @cells = addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @data to ptr), ptr addrspacecast (ptr addrspace(1) @data to ptr)], align 16
; CHECK-NEXT: define internal ptr @load(ptr %p0, i32 %n) {
; CHECK-NEXT:   %v1 = load ptr, ptr addrspace(1) @cells, align 8
; CHECK-NEXT:   ret ptr %v1
; CHECK-NEXT: }
; CHECK-NEXT: define internal ptr @swap(ptr %p0, ptr %p1, i32 %n) {
; CHECK-NEXT:   %v1 = alloca [4 x ptr], align 16
; CHECK-NEXT:   %v1.local = addrspacecast ptr %v1 to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(1) @data to ptr), ptr addrspace(5) %v1.local, align 8
; CHECK-NEXT:   %v8 = sub i32 %n, 1
; CHECK-NEXT:   %v9 = call ptr @load(ptr addrspacecast (ptr addrspace(1) @data to ptr), i32 %v8)
; CHECK-NEXT:   br label %b15
; CHECK-NEXT:   %v16 = sub i32 %n, 1
; CHECK-NEXT:   %v17 = call ptr @swap(ptr %p1, ptr %p0, i32 %v16)
; CHECK-NEXT:   br label %b15
; CHECK-NEXT: b15:
; CHECK-NEXT:   %v19 = sub i32 %n, 1
; CHECK-NEXT:   %v20 = call ptr @load(ptr %v9, i32 %v19)
; CHECK-NEXT:   ret ptr %v20
; CHECK-NEXT: }
; CHECK-NEXT: define ptr @outer(ptr %p0, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %v16 = sub i32 %n, 1
; CHECK-NEXT:   %v17 = call ptr @load(ptr %p0, i32 %v16)
; CHECK-NEXT:   br label %b18
; CHECK-NEXT: b18:
; CHECK-NEXT:   %v22 = phi i32 [ 0, %entry ], [ %v23, %b18 ]
; CHECK-NEXT:   %v23 = add i32 %v22, 1
; CHECK-NEXT:   %v24 = icmp ult i32 %v23, 1
; CHECK-NEXT:   br i1 %v24, label %b18, label %b19
; CHECK-NEXT: b19:
; CHECK-NEXT:   %v36 = sub i32 %n, 1
; CHECK-NEXT:   %v37 = call ptr @swap(ptr %v17, ptr addrspacecast (ptr addrspace(1) @data to ptr), i32 %v36)
; CHECK-NEXT:   ret ptr %p0
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %p0, i32 %n) {
; CHECK-NEXT:   %v2 = sub i32 %n, 1
; CHECK-NEXT:   %v3 = call ptr @outer(ptr %p0, i32 %v2)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:

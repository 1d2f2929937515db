; RUN: opt -w %s
; The only address that gets out is one of the cluster; what is loaded as a shared pointer may be shared all the same.
target triple = "nvptx64-nvidia-cuda"

@known = addrspace(1) global [8 x i32] zeroinitializer, align 8
@table = internal constant [2 x ptr] [ptr @again, ptr @again]

define internal [2 x ptr] @again(ptr %p0, { ptr, i64 } %p1, ptr addrspace(3) %p2) {
  %v1 = load ptr, ptr %p0, align 4
  %v2 = load ptr addrspace(3), ptr addrspace(1) @known, align 4
  %v4 = select i1 true, ptr @again, ptr @again
  %v5 = call [2 x ptr] %v4(ptr %v1, { ptr, i64 } %p1, ptr addrspace(3) %v2)
  ret [2 x ptr] %v5
}

define ptx_kernel void @k(ptr %p0, ptr %p1, ptr addrspace(3) %p2) {
  %v3 = alloca ptr, align 8
  %v8 = select i1 true, ptr @again, ptr @again
  %v9 = call [2 x ptr] %v8(ptr %v3, { ptr, i64 } zeroinitializer, ptr addrspace(3) %p2)
  %v11 = addrspacecast ptr addrspace(7) null to ptr
  %v16 = getelementptr [2 x ptr], ptr @table, i64 0, i64 0
  %v17 = load ptr, ptr %v16, align 8
  %v18 = call i32 %v17({ ptr, i64 } zeroinitializer, i64 0)
  store ptr %v11, ptr addrspace(3) %p2, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @known = addrspace(1) global [8 x i32] zeroinitializer, align 8
; CHECK-NEXT: @table = internal constant [2 x ptr] [ptr @again, ptr @again]
; CHECK-EMPTY:
; CHECK-NEXT: define internal [2 x ptr] @again(ptr %p0, { ptr, i64 } %p1, ptr addrspace(3) %p2) {
; CHECK-NEXT:   %v1 = load ptr, ptr %p0, align 4
; CHECK-NEXT:   %v2 = load ptr addrspace(3), ptr addrspace(1) @known, align 4
; CHECK-NEXT:   %v4 = select i1 true, ptr @again, ptr @again
; CHECK-NEXT:   %v5 = call [2 x ptr] %v4(ptr %v1, { ptr, i64 } %p1, ptr addrspace(3) %v2)
; CHECK-NEXT:   ret [2 x ptr] %v5
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr %p0, ptr %p1, ptr addrspace(3) %p2) {
; CHECK-NEXT:   %v3 = alloca ptr, align 8
; CHECK-NEXT:   %v8 = select i1 true, ptr @again, ptr @again
; CHECK-NEXT:   %v9 = call [2 x ptr] %v8(ptr %v3, { ptr, i64 } zeroinitializer, ptr addrspace(3) %p2)
; CHECK-NEXT:   %v11 = addrspacecast ptr addrspace(7) null to ptr
; CHECK-NEXT:   %v16 = getelementptr [2 x ptr], ptr addrspace(1) addrspacecast (ptr @table to ptr addrspace(1)), i64 0, i64 0
; CHECK-NEXT:   %v17 = load ptr, ptr addrspace(1) %v16, align 8
; CHECK-NEXT:   %v18 = call i32 %v17({ ptr, i64 } zeroinitializer, i64 0)
; CHECK-NEXT:   store ptr %v11, ptr addrspace(3) %p2, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
